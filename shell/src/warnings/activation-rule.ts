import type { User } from '@lonk/shared-api/schemas/user.ts'
import { routePatterns } from '@lonk/shared-events/route-names.ts'

/** Pages on which the reminder stays away (docs/product.md, point 4). */
const silent: readonly string[] = [routePatterns.signup, routePatterns.profile, routePatterns.notifications]

interface Situation {
  readonly user: {
    readonly status: User['status']
    readonly notifications_disabled: readonly string[]
    readonly profile: { readonly status: User['profile']['status'] }
  }
  readonly path: string
  /** The query says that a partner's sign-up was just completed (`api_signup_complete`). */
  readonly justCompleted: boolean
  readonly smartphone: boolean
}

/** How somebody who has not confirmed the address yet is reminded, if at all. */
export const activationReminder = ({
  user,
  path,
  justCompleted,
  smartphone,
}: Situation): 'modal' | 'alert' | null => {
  const due =
    user.status === 'not_confirmed' &&
    user.profile.status === 'disabled' &&
    user.notifications_disabled.length === 0 &&
    !silent.includes(path)
  if (!due) return null
  return justCompleted && smartphone ? 'modal' : 'alert'
}
