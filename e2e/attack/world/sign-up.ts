import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { type Answer, type Browser, browserOf } from '../../../api/test/visitors.ts'
import { ask } from './ask.ts'
import type { World } from './world.ts'

/** Somebody who came in by the front door, with a password and a mailbox. */
export interface Newcomer {
  readonly browser: Browser
  readonly name: string
  readonly email: string
  readonly password: string
  readonly profileId: number
}

const mails = z.object({
  items: z.array(z.object({ subject: z.string(), text: z.string(), links: z.array(z.string()) })),
})

/** What was sent to an address or a phone, newest first. */
export const mailbox = async ({ apis }: World, to: string) => {
  const answer = await ask(apis[0], `/dev/outbox.json?to=${encodeURIComponent(to)}`)
  return mails.parse(answer?.json).items
}

/** The token of the newest link to such a page. */
export const tokenFor = async (world: World, to: string, page: string): Promise<string> => {
  const links = (await mailbox(world, to)).flatMap((mail) => mail.links)
  const link = links.find((candidate) => candidate.includes(page))
  const token = link && new URL(link).searchParams.get('token')
  if (!token) throw new Error(`no link to ${page} in a mail to ${to}`)
  return token
}

let regions: { id: number; cities: { name: string }[] }[] = []
let terms = ''

export const signUpFields = async (world: World, wish: Record<string, unknown> = {}) => {
  if (regions.length === 0) {
    const visitor = browserOf(world.apis[0])
    regions = Object((await visitor.get('/api/regions.php?country=NL')).body).regions
    terms = Object((await visitor.get('/api/settings.php')).body).settings.terms_version
  }
  const name = `lid_${randomBytes(5).toString('hex')}`
  return {
    email: `${name}@example.test`,
    name,
    password: 'een lang genoeg wachtwoord',
    date_of_birth: '1990-05-17',
    gender: 'female',
    seeking: 'both',
    country: 'NL',
    region_id: regions[0]?.id,
    city: regions[0]?.cities[0]?.name,
    language: 'nl',
    terms_version: terms,
    consent_terms: true,
    consent_sensitive: true,
    ...wish,
  }
}

/** Signs up, and leaves the mail unopened. */
export const signUp = async (world: World, wish: Record<string, unknown> = {}): Promise<Newcomer> => {
  const fields = await signUpFields(world, wish)
  const browser = browserOf(world.apis[0])
  const { status, body } = await browser.post('/api/signup.php', fields)
  if (status !== 201) throw new Error(`signing up answered ${status}: ${JSON.stringify(body)}`)
  const { user } = Object(body)
  return { browser, ...fields, profileId: user.profile.id }
}

export const activate = async (world: World, { email, browser }: Newcomer): Promise<Answer> =>
  browser.post('/api/activate.php', { token: await tokenFor(world, email, '/activate') })

/** Signs up and opens the mail. */
export const join = async (world: World, wish: Record<string, unknown> = {}): Promise<Newcomer> => {
  const newcomer = await signUp(world, wish)
  await activate(world, newcomer)
  return newcomer
}

export const leave = (who: Browser, { password }: Pick<Newcomer, 'password'>, immediate = false) =>
  who.delete('/api/account.php', { password, reason: 'other', immediate })
