import type { Call } from '../../call.ts'
import type { SubscribePushRequest, UnsubscribePushRequest } from './push.schema.ts'

/** The browser's subscription as `toJSON()` gives it; the same endpoint again replaces the earlier one. */
export const subscribePush: Call<SubscribePushRequest, { ok: boolean }> = {
  method: 'POST',
  path: '/api/user.php?push=1',
}

/** Forgets this browser's endpoint; an unknown or foreign one gets the same answer, so it may be repeated. */
export const unsubscribePush: Call<UnsubscribePushRequest, { ok: boolean }> = {
  method: 'DELETE',
  path: '/api/user.php?push=1',
}
