import type { User } from '@lonk/shared-api/schemas/user.ts'
import { isUndisturbed } from '@lonk/shared-events/notices.ts'
import type { PushState } from '@lonk/shared-events/push.ts'
import { routePatterns } from '@lonk/shared-events/route-names.ts'

interface Situation {
  readonly user: Pick<User, 'status'>
  readonly push: Pick<PushState, 'isCapable' | 'isSubscribed'>
  /** The member or the browser has said no: it does not ask again. */
  readonly denied: boolean
  readonly path: string
}

/**
 * Whether a member is offered notifications: one who is active (the others are reminded of their address first), in a
 * browser that can show them, does not yet, and was not told no; not on the notifications page, where they are set.
 */
export const offersPush = ({ user, push, denied, path }: Situation): boolean =>
  user.status === 'active' &&
  push.isCapable === true &&
  !push.isSubscribed &&
  !denied &&
  path !== routePatterns.notifications &&
  !isUndisturbed(path)
