import type { CDPSession, Page } from '@playwright/test'

export interface Authenticator {
  /** Whether its owner answers what it asks. */
  readonly present: (enabled: boolean) => Promise<unknown>
  /** The passkeys that it keeps. */
  readonly keys: () => Promise<readonly unknown[]>
}

/** What a browser asks for passkeys: a phone's own (`internal`) and a key on a cord (`usb`). It is there at once. */
export const authenticatorsOf = async (page: Page) => {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable', { enableUI: false })
  return async (transport: 'internal' | 'usb' = 'internal'): Promise<Authenticator> => {
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport,
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    return {
      present: (enabled) =>
        session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
      keys: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    }
  }
}
