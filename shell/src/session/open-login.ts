import { linkTo } from '@lonk/shared-events/route-names.ts'
import { navigate } from '../composition/navigation.ts'

/** The login page, with the way back: to `back`, else to where the visitor is now. */
export const openLogin = ({ back }: { readonly back?: string | undefined }): void => {
  void navigate(linkTo('login', {}, { back: back ?? `${location.pathname}${location.search}` }))
}
