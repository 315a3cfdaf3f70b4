import type { RouteName } from '@lonk/shared-events/route-names.ts'

const routes: readonly string[] = [
  'members-id',
  'likes-type',
  'likes-m-id',
  'credits',
  'credits-id-paymentmethod',
] satisfies RouteName[]

interface Situation {
  readonly installed: boolean
  readonly historyLength: number
  readonly routeName: string | undefined
}

/** The installed app has no browser's back button, so five pages bring one (docs/product.md, point 2). */
export const offersBack = ({ installed, historyLength, routeName }: Situation): boolean =>
  installed && historyLength > 1 && routeName !== undefined && routes.includes(routeName)
