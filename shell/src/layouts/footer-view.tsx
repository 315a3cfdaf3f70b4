import type { CompanyLine } from '@lonk/shared-events/boot.ts'
import type { LayoutName } from '@lonk/shared-events/contract.ts'
import type { FooterKind } from '@lonk/shared-events/footer-kind.ts'
import { Footer } from '../navigation/footer.tsx'

interface FooterViewProps {
  readonly layout: LayoutName
  readonly kind: FooterKind
  readonly company: CompanyLine | null
  readonly withdrawal?: boolean
}

/** What `<footer>` holds; the chat and the empty layout are bare. */
export const FooterView = ({ layout, ...footer }: FooterViewProps) =>
  layout === 'default' || layout === 'lander' ? <Footer {...footer} /> : null
