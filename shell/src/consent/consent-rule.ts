import type { LayoutName } from '@lonk/shared-events/contract.ts'
import { routePatterns } from '@lonk/shared-events/route-names.ts'

interface Situation {
  readonly loggedIn: boolean
  /** The settings are there: without them nobody knows which version of the text would be agreed to. */
  readonly known: boolean
  readonly chosen: boolean
  /** The entry warning is open: one thing at a time. */
  readonly warned: boolean
  /** A first screen that the bar would cover has been scrolled. */
  readonly firstScreenLeft: boolean
  readonly layout: LayoutName
  readonly path: string
}

/** Whether the bar asks. The page about cookies asks by itself; a member finds it there and is not interrupted. */
export const shouldAsk = ({
  loggedIn,
  known,
  chosen,
  warned,
  firstScreenLeft,
  layout,
  path,
}: Situation): boolean =>
  known &&
  !loggedIn &&
  !chosen &&
  !warned &&
  firstScreenLeft &&
  (layout === 'default' || layout === 'lander') &&
  path !== routePatterns['pages-cookies']
