import type { EventName, EventPayload } from '@lonk/shared-events/event-table.ts'
import { openCredits } from '../session/open-credits.ts'
import { openLogin } from '../session/open-login.ts'
import { openSignup, signupOpensModal } from '../session/open-signup.ts'

/** What the shell does about an event itself, whichever slot opens on it. */
export interface OwnPart<N extends EventName> {
  /** Whether a slot may open here and now; always where it is not given. */
  readonly mayOpen?: () => boolean
  /** Its own answer where no slot opens. It has given it before the overlays came: what was asked by then is done. */
  readonly instead?: (payload: EventPayload<N>) => void
}

/** By event, for those of which the shell has a part. */
export const ownParts: { readonly [N in EventName]?: OwnPart<N> } = {
  'login-requested': { instead: openLogin },
  'signup-requested': { mayOpen: signupOpensModal, instead: openSignup },
  'credits-requested': { instead: openCredits },
}
