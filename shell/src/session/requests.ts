import { bus } from '@lonk/shared-events/bus.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import type { StateWriter } from '@lonk/shared-events/state.ts'
import { navigate } from '../composition/navigation.ts'
import { switchLanguage } from '../language/switch-language.ts'
import { hostedRequests } from '../overlays/hosted-requests.ts'
import { openCredits } from './open-credits.ts'
import { openLogin } from './open-login.ts'
import { openSignup } from './open-signup.ts'

/** What parts ask of the shell on the bus, each answered here in a line. */
export const answerRequests = (state: StateWriter): void => {
  bus.on('login-requested').subscribe((wanted) => {
    if (!hostedRequests.answers('login-requested', wanted)) openLogin(wanted)
  })
  bus.on('signup-requested').subscribe((wanted) => {
    if (!hostedRequests.answers('signup-requested', wanted)) openSignup(wanted)
  })
  bus.on('credits-requested').subscribe((wanted) => {
    if (!hostedRequests.answers('credits-requested', wanted)) openCredits(wanted)
  })
  bus
    .on('profile-requested')
    .subscribe(({ profileId }) => void navigate(linkTo('members-id', { id: profileId })))
  bus
    .on('chat-requested')
    .subscribe(({ profileId }) => void navigate(linkTo('members-id-chat', { id: profileId })))
  bus.on('language-requested').subscribe(({ locale }) => void switchLanguage(locale, state))
}
