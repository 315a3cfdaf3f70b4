import type { Browser, BrowserContext } from '@playwright/test'
import { buyByCalls, inventPerson, memberInOwnBrowser } from './people.ts'

export const everybody = ['visitor', 'free', 'premium'] as const
export const membersOnly = ['free', 'premium'] as const
export type Audience = (typeof everybody)[number]

type NewContext = (browser: Browser, address: string) => Promise<BrowserContext>

/** A browser of such a person. */
export const contextOf: Readonly<Record<Audience, NewContext>> = {
  visitor: (browser, address) => browser.newContext({ baseURL: address, locale: 'nl-NL' }),
  free: async (browser, address) =>
    (await memberInOwnBrowser(browser, address, inventPerson('female'))).context,
  premium: async (browser, address) => {
    const { context } = await memberInOwnBrowser(browser, address, inventPerson('female'))
    await buyByCalls(context)
    return context
  },
}
