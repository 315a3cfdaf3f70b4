import { randomBytes } from 'node:crypto'
import { localeCookie } from '@lonk/shared-events/storage-register.ts'
import type { APIRequestContext, Browser, BrowserContext } from '@playwright/test'
import { unsubscribeUrl } from '../../api/src/features/notifications/unsubscribe-token.ts'
import { loadSecrets } from '../../api/src/secrets.ts'
import { outboxOf } from './outbox.ts'

/** Somebody who exists for one test alone: names and addresses never meet those of another test. */
export interface Person {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly gender: 'male' | 'female'
  readonly seeking: 'male' | 'female'
  /** The Netherlands where it is not given. */
  readonly country?: string
}

export const inventPerson = (gender: Person['gender']): Person => {
  const mark = randomBytes(4).toString('hex')
  return {
    name: `${gender === 'male' ? 'Bas' : 'Eva'}_${mark}`,
    email: `${mark}@example.test`,
    password: `lonk-${mark}-geheim`,
    gender,
    seeking: gender === 'male' ? 'female' : 'male',
  }
}

const headers = { 'X-Request-Type': 'client' }

const json = async (
  request: APIRequestContext,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: unknown,
  key?: string,
) => {
  const answer = await request.fetch(path, {
    method,
    headers: { ...headers, ...(key ? { 'Idempotency-Key': key } : {}) },
    ...(data === undefined ? {} : { data }),
  })
  if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`)
  return answer.json()
}

/** Whoever signed up by the call that the pages make, in a browser of their own; the address is not confirmed yet. */
export const newcomerInOwnBrowser = async (
  browser: Browser,
  address: string,
  person: Person,
  locale: 'nl' | 'en' = 'nl',
): Promise<BrowserContext> => {
  const context = await browser.newContext({ baseURL: address, locale: locale === 'nl' ? 'nl-NL' : 'en-GB' })
  await context.addCookies([{ name: localeCookie.key, value: locale, url: address }])
  const { request } = context
  const { settings } = await json(request, 'GET', '/api/settings.php')
  const country = person.country ?? 'NL'
  const { regions } = await json(request, 'GET', `/api/regions.php?country=${country}`)
  await json(
    request,
    'POST',
    '/api/signup.php',
    {
      email: person.email,
      name: person.name,
      password: person.password,
      date_of_birth: '1992-04-12',
      gender: person.gender,
      seeking: person.seeking,
      country,
      region_id: regions[0].id,
      city: regions[0].cities[0].name,
      language: locale,
      terms_version: settings.terms_version,
      consent_terms: true,
      consent_sensitive: true,
    },
    crypto.randomUUID(),
  )
  return context
}

/**
 * A confirmed member in a browser of their own, signed up and activated by the calls that the pages make: for the
 * other side of a journey. Resolves with the browser's context and the profile's id.
 */
export const memberInOwnBrowser = async (
  browser: Browser,
  address: string,
  person: Person,
  locale: 'nl' | 'en' = 'nl',
): Promise<{ context: BrowserContext; profileId: number }> => {
  const context = await newcomerInOwnBrowser(browser, address, person, locale)
  const { request } = context
  const [mail] = await outboxOf(address).to(person.email)
  const link = mail?.links.find((candidate) => candidate.includes('activate'))
  if (!link) throw new Error(`no activation mail for ${person.email}`)
  await request.get(link)
  const { user } = await json(request, 'GET', '/api/user.php')
  return { context, profileId: user.profile.id }
}

/** Sends a message as the member of that browser, by the call that the page makes. */
export const sendByCall = async (context: BrowserContext, profileId: number, text: string): Promise<void> => {
  const key = crypto.randomUUID()
  await json(
    context.request,
    'POST',
    '/api/message.php',
    { profile_id: profileId, client_id: key, type: 'text', text },
    key,
  )
}

/** What the member of that browser says of themselves. */
export const describeByCall = async (context: BrowserContext, about: string): Promise<void> => {
  await json(context.request, 'PUT', '/api/profile.php', { about })
}

/** Likes a profile as the member of that browser. */
export const likeByCall = async (context: BrowserContext, profileId: number): Promise<void> => {
  await json(context.request, 'POST', '/api/like.php', { profile_id: profileId }, crypto.randomUUID())
}

/** Deletes the account of that browser's member; there are fourteen days to come back. */
export const leaveByCall = async (context: BrowserContext, { password }: Person): Promise<void> => {
  await json(context.request, 'DELETE', '/api/account.php', { password, reason: 'no_time' })
}

/** Buys the smallest bundle as the member of that browser, up to the provider's "paid": then they are premium. */
export const buyByCalls = async (context: BrowserContext): Promise<void> => {
  const { request } = context
  const { bundles } = await json(request, 'GET', '/api/products.php?country=NL')
  const { payment } = await json(
    request,
    'POST',
    '/api/order.php',
    {
      bundle_id: bundles[0].id,
      paymentmethod: 'ideal',
      country: 'NL',
      terms_accepted: true,
      immediate_start: true,
      withdrawal_ack: true,
    },
    crypto.randomUUID(),
  )
  const paid = await request.post(`/sandbox/payment/${payment.payment_id}`, {
    form: { action: 'pay' },
    maxRedirects: 0,
  })
  if (paid.status() >= 400) throw new Error(`the sandbox answered ${paid.status()}`)
}

/** Objects to all mail as the member of that browser, by the link under every digest. */
export const unsubscribeByLink = async (
  context: BrowserContext,
  { address, folder }: MailedSite,
): Promise<void> => {
  const { user } = await json(context.request, 'GET', '/api/user.php')
  const link = unsubscribeUrl(address, loadSecrets({}, folder, false), { userId: user.id, email: user.email })
  const answer = await context.request.post(link, { form: { 'List-Unsubscribe': 'One-Click' } })
  if (!answer.ok()) throw new Error(`unsubscribing answered ${answer.status()}`)
}

interface MailedSite {
  readonly address: string
  /** Its data folder, which holds the key of its links. */
  readonly folder: string
}

/** Puts the member of that browser back to terms from before those in force. */
export const acceptOldTerms = async (context: BrowserContext): Promise<void> => {
  await json(context.request, 'POST', '/dev/old-terms', {})
}
