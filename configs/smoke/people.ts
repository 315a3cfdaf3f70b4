import { chatAnswer } from '@lonk/shared-api/calls/chat/chat.schema.ts'
import { getChat } from '@lonk/shared-api/calls/chat/chat.ts'
import { chatsAnswer } from '@lonk/shared-api/calls/chat/chats.schema.ts'
import { getChats } from '@lonk/shared-api/calls/chat/chats.ts'
import { getLander } from '@lonk/shared-api/calls/landers/lander.ts'
import { userAnswer } from '@lonk/shared-api/calls/session/user.schema.ts'
import type { Message } from '@lonk/shared-api/schemas/chat.ts'
import { type ProfileCard, profileCard } from '@lonk/shared-api/schemas/profile.ts'
import type { User } from '@lonk/shared-api/schemas/user.ts'
import { dismissalKey } from '@lonk/shared-events/notices.ts'
import type { APIRequestContext, Browser, BrowserContext } from '@playwright/test'
import * as z from 'zod/mini'
import { StartError } from '../../shell/server/start-error.ts'

const headers = { 'X-Request-Type': 'client' }

/** Of the demo; has messages, likes and orders. */
const premium = { email: 'premium@example.test', password: 'lonk-demo-2026' }

/** What the demo's member has before their eyes: what events are about, and pages. */
export interface Seen {
  readonly user: User
  readonly card: ProfileCard
  readonly conversationId: number
  readonly message: Message
}

export interface People {
  readonly visitor: BrowserContext
  readonly member: BrowserContext
  /** Signed up a moment ago: no photo yet, and the welcome bonus runs. */
  readonly newcomer: BrowserContext
  readonly seen: Seen
  readonly close: () => Promise<void>
}

/** Three browsers of a site with the demo's members, and who sits at them. */
export const openPeople = async (browser: Browser, address: string): Promise<People> => {
  const contexts = await Promise.all([0, 1, 2].map(() => openContext(browser, address)))
  const [visitor, member, newcomer] = contexts
  if (!visitor || !member || !newcomer) throw new Error('three were opened')
  const [seen] = await Promise.all([logIn(member.request), signUp(newcomer.request)])
  const close = async () => {
    await Promise.all(contexts.map((context) => context.close()))
  }
  return { visitor, member, newcomer, seen, close }
}

const openContext = async (browser: Browser, baseURL: string): Promise<BrowserContext> => {
  const context = await browser.newContext({ baseURL, locale: 'nl-NL', serviceWorkers: 'block' })
  await context.addInitScript(
    (key) => localStorage.setItem(key, String(Date.now())),
    dismissalKey('entry-warning'),
  )
  return context
}

const call = async (
  request: APIRequestContext,
  method: 'GET' | 'POST',
  path: string,
  { data, ...more }: { readonly data?: object; readonly key?: string } = {},
): Promise<unknown> => {
  const own = more.key ? { ...headers, 'Idempotency-Key': more.key } : headers
  const answer = await request.fetch(path, { method, headers: own, ...(data ? { data } : {}) })
  if (answer.ok()) return answer.json()
  throw new StartError(`the demo cannot be tried: ${method} ${path} answers ${await answer.text()}`)
}

const cards = z.object({ profiles: z.array(profileCard) })

/** The session is kept by the context. */
const logIn = async (request: APIRequestContext): Promise<Seen> => {
  const logged = userAnswer.parse(await call(request, 'POST', '/api/user.php', { data: premium }))
  const { profiles } = cards.parse(await call(request, 'GET', `${getLander.path}?name=members`))
  const { chats } = chatsAnswer.parse(await call(request, 'GET', getChats.path))
  const [card] = profiles
  const conversationId = chats[0]?.conversation.id
  if (!card || !conversationId) throw new StartError('the demo has nobody to see: it cannot be tried')
  const { messages } = chatAnswer.parse(await call(request, 'GET', `${getChat.path}?id=${conversationId}`))
  const message = messages.find((one) => !one.own) ?? messages[0]
  if (!message) throw new StartError('the demo has no message: it cannot be tried')
  return { user: logged.user, card, conversationId, message }
}

const settingsNow = z.object({ settings: z.object({ terms_version: z.string() }) })
const regionsNow = z.object({
  regions: z.array(z.object({ id: z.number(), cities: z.array(z.object({ name: z.string() })) })),
})

const signUp = async (request: APIRequestContext): Promise<void> => {
  const { settings } = settingsNow.parse(await call(request, 'GET', '/api/settings.php'))
  const { regions } = regionsNow.parse(await call(request, 'GET', '/api/regions.php?country=NL'))
  const data = {
    email: 'newcomer@example.test',
    name: 'Proef_12',
    password: 'a-newcomer-of-the-smoke',
    date_of_birth: '1992-04-12',
    gender: 'female',
    seeking: 'male',
    country: 'NL',
    region_id: regions[0]?.id,
    city: regions[0]?.cities[0]?.name,
    language: 'nl',
    terms_version: settings.terms_version,
    consent_terms: true,
    consent_sensitive: true,
  }
  await call(request, 'POST', '/api/signup.php', { data, key: crypto.randomUUID() })
}
