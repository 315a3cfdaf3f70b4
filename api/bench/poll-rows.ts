import type { Person } from '../test/people.ts'
import { type Child, startChild } from './child.ts'
import type { load } from './load.ts'

/** Measures calls one after the other into a row; `of` another process than the API. */
export type Measure = (
  what: string,
  atOnce: number,
  next: Parameters<typeof load>[0]['next'],
  how?: { long?: number; of?: Child; every?: number },
) => Promise<void>

export const emptyRoute = 'an empty Fastify route'
/** Rarely, each call costs more: nothing of it is done together with the next one's. */
export const emptyAsOften = 'an empty Fastify route, as often'
const idlePoll = 'poll, nothing new'

export const isPoll = (what: string): boolean => what.startsWith('poll')

type Ground = { measure: Measure; url: string; people: readonly Person[] }

/** The poll beside a route of Fastify that does nothing: absolute figures swing from run to run, their ratio does not. */
export const measurePoll = async ({ measure, url, people }: Ground): Promise<void> => {
  await measureEmpty(measure, emptyRoute, 16)
  const asked: Record<string, string>[] = []
  for (const person of people) asked.push(await headersOf(url, person))
  await measure(idlePoll, 16, (count) => ({
    method: 'GET',
    path: '/api/poll.php',
    headers: asked[count % asked.length] ?? {},
    expect: [304],
  }))
}

export const measureEmpty = async (
  measure: Measure,
  what: string,
  atOnce: number,
  pace: { long?: number; every?: number } = {},
): Promise<void> => {
  const empty = await startChild('empty-route.ts', {})
  const next = () => ({ method: 'GET', path: '/empty', headers: {}, expect: [204] }) as const
  await measure(what, atOnce, next, { of: empty, ...pace })
  await empty.stop()
}

/** What a browser asks with that has polled before. */
const headersOf = async (url: string, person: Person): Promise<Record<string, string>> => {
  const Cookie = person.cookie()
  // As our client asks: only then is it a sign of life, and those are noted before anything is measured.
  const headers = { Cookie, 'X-Request-Type': 'client' }
  const answer = await fetch(`${url}/api/poll.php`, { headers })
  return { Cookie, 'If-None-Match': answer.headers.get('ETag') ?? '' }
}
