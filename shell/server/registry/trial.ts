import type { KeyObject } from 'node:crypto'
import * as z from 'zod/mini'
import { isSignedBy, signText } from './signature.ts'
import { type Decoded, failed } from './signed-file.ts'

/** Parameter of the link, and what follows it: a token, or {@link trialEnds}. */
export const trialParameter = 'try'
export const trialEnds = 'off'

const shared = { part: z.string(), until: z.iso.datetime() }
const trial = z.union([
  z.object({ ...shared, version: z.string() }),
  z.object({ ...shared, from: z.string() }),
])

/**
 * One part for whoever has the link, in their browser alone and until then: its candidate, or what the developer's
 * server at the origin `from` has of it.
 */
export type Trial = z.infer<typeof trial>

export type CandidateTrial = Extract<Trial, { version: string }>
export type ElsewhereTrial = Extract<Trial, { from: string }>

/** `foreign_origin`: the server that it names is none of `TRIAL_ORIGINS`. */
export type TrialProblem = 'unreadable' | 'bad_signature' | 'expired' | 'foreign_origin'

/** Origin of the developer's server whose part is tried; null for a candidate, and for nothing. */
export const originTried = (wanted: Trial | null): string | null =>
  wanted && 'from' in wanted ? wanted.from : null

/** What is tried, in the words of its maker: a version, or an address. */
export const triedName = (wanted: Trial): string => ('from' in wanted ? wanted.from : wanted.version)

/** It begins with its purpose: the same key signs registries. */
const signedTextOf = (payload: string): string => `lonk-try-1\n${payload}`

/** A token of letters that fit into an address and into a cookie. */
export const encodeTrial = (wanted: Trial, privateKey: KeyObject): string => {
  const payload = Buffer.from(JSON.stringify(wanted)).toString('base64url')
  const signature = Buffer.from(signText(signedTextOf(payload), privateKey), 'base64').toString('base64url')
  return `${payload}.${signature}`
}

/** The link's path and query at the site. */
export const trialPath = (wanted: Trial, privateKey: KeyObject): string =>
  `/?${trialParameter}=${encodeTrial(wanted, privateKey)}`

/** What a token says, if this site made it and its time is not over. */
export const decodeTrial = (token: string, publicKey: KeyObject, now: Date): Decoded<Trial, TrialProblem> => {
  const [payload = '', signature = '', more] = token.split('.')
  if (token.length > 1000 || payload === '' || signature === '' || more !== undefined)
    return failed('unreadable')
  const base64 = Buffer.from(signature, 'base64url').toString('base64')
  if (!isSignedBy(signedTextOf(payload), base64, publicKey)) return failed('bad_signature')
  let said: unknown
  try {
    said = JSON.parse(Buffer.from(payload, 'base64url').toString())
  } catch {
    return failed('unreadable')
  }
  const parsed = trial.safeParse(said)
  if (!parsed.success) return failed('unreadable')
  return new Date(parsed.data.until) > now ? { document: parsed.data, problem: null } : failed('expired')
}
