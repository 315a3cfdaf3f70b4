import type { LayoutName } from '@lonk/shared-events/contract.ts'
import { Footer } from '../navigation/footer.tsx'

/** What stands in `<footer>`; the chat and the empty layout are bare. */
export const FooterView = ({ layout }: { readonly layout: LayoutName }) =>
  layout === 'default' || layout === 'lander' ? <Footer /> : null
