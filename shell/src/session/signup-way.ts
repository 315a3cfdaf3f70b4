import type { LayoutName } from '@lonk/shared-events/contract.ts'
import { routePatterns } from '@lonk/shared-events/route-names.ts'

interface Situation {
  readonly loggedIn: boolean
  readonly smartphone: boolean
  readonly layout: LayoutName
  readonly path: string
  /** New members are taken now: else the page says so. */
  readonly open: boolean
}

/** Layouts with a sign-up modal (docs/product.md, point 2). */
const withModal: readonly LayoutName[] = ['default', 'empty']

/** The sign-up action: members for whoever is in already, the page on a smartphone, the modal on a desktop. */
export const signupWay = ({
  loggedIn,
  smartphone,
  layout,
  path,
  open,
}: Situation): 'members' | 'page' | 'modal' => {
  if (loggedIn) return 'members'
  if (smartphone || !open || !withModal.includes(layout) || path === routePatterns.signup) return 'page'
  return 'modal'
}
