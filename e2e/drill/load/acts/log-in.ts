import { login } from '@lonk/shared-api/calls/session/user.ts'
import { type Network, openBrowser } from '../browser.ts'
import { counted } from '../counted.ts'
import type { Member } from '../member.ts'

export const password = 'een wachtwoord van de oefening'

/** In another browser, at which the member stays. */
export const logIn = async (member: Member, network: Network): Promise<void> => {
  const browser = openBrowser(network)
  await counted({ ...member, browser }, network.figures, 'log in', () =>
    browser.client.call(login, { email: member.email, password }),
  )
  member.browser = browser
}
