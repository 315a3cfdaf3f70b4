import type { Browser, BrowserContext } from '@playwright/test'
import { closeContext } from './close-context.ts'
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

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>

const kept = new Map<string, Promise<Kept>>()

/**
 * A browser of such a person that has seen nothing yet, for tests that only look: they have one member of each kind
 * between them, since to sign up takes longer than to look. Whoever changes something wants {@link contextOf}.
 */
export const lookingContextOf = async (
  audience: Audience,
  browser: Browser,
  address: string,
): Promise<BrowserContext> => {
  if (audience === 'visitor') return contextOf.visitor(browser, address)
  const key = `${audience} ${address}`
  const keep = async (): Promise<Kept> => {
    const context = await contextOf[audience](browser, address)
    const state = await context.storageState()
    await closeContext(context)
    return state
  }
  const state = kept.get(key) ?? keep()
  kept.set(key, state)
  return browser.newContext({ baseURL: address, locale: 'nl-NL', storageState: await state })
}
