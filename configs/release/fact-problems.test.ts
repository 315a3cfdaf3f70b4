import { expect, test } from '@jest/globals'
import type { ContractEntries } from '../contract/contract-step.ts'
import { factsOf } from '../contract/facts.ts'
import { factProblems, type Known } from './fact-problems.ts'

const known = (part: string, facts: ContractEntries | null, changes: Partial<Known> = {}): Known => ({
  part,
  version: '1',
  contract: part === 'shell' ? '1.4.0' : '^1.0.0',
  facts,
  ...changes,
})
const field = (is: string) => ({ is, demanded: true }) as const
const liked = { 'like-given': { is: 'fact' }, 'like-given.profileId': field('isNumber') }
const shell = known('shell', { events: liked })
const members = known('mf-members', { events: liked })
const chat = known('mf-chat', { events: liked })
/** What chat's team made of it. */
const renamed = { 'like-given': { is: 'fact' }, 'like-given.memberId': field('isNumber') }

test('a renamed field names itself, and every part that it would break', () => {
  const problems = factProblems(
    [known('mf-chat', { events: renamed }, { version: '2' })],
    [shell, members, chat],
  )
  expect(problems).toEqual([
    'mf-chat 2 would break on shell 1: events like-given.memberId: is gone',
    'mf-chat 2 would break on shell 1: events like-given.profileId: is new, and like-given cannot do without it',
    'events like-given.memberId: mf-chat 2 cannot do without it, mf-members 1 does not know it',
    'events like-given.profileId: mf-members 1 cannot do without it, mf-chat 2 does not know it',
  ])
})

test('a shell that renames it is told which remotes run on it', () => {
  const problems = factProblems(
    [known('shell', { events: renamed }, { version: '2' })],
    [shell, members, chat],
  )
  expect(problems).toHaveLength(4)
  for (const part of ['mf-members 1', 'mf-chat 1'])
    expect(problems).toContainEqual(`${part} would break on shell 2: events like-given.profileId: is gone`)
})

test('another meaning of the same field is a break between two remotes, too', () => {
  const meant = { ...liked, 'like-given.profileId': field('isString') }
  const problems = factProblems([known('mf-chat', { events: meant }, { version: '2' })], [members])
  expect(problems).toEqual([
    'events like-given.profileId is isString to mf-chat 2 and isNumber to mf-members 1',
  ])
})

test('what comes together is compared with one another; for a candidate also with what others keep', () => {
  const all = ['shell', 'mf-members', 'mf-chat'].map((part) =>
    known(part, { events: renamed }, { version: '2' }),
  )
  expect(factProblems(all, [])).toEqual([])
  expect(factProblems(all, [chat])).toContainEqual(
    'mf-chat 1 would break on shell 2: events like-given.profileId: is gone',
  )
})

test('nothing breaks by what is new and may be absent, by what nobody recorded, nor where the range refuses already', () => {
  const more = { ...liked, 'like-given.from': { is: 'optional(isString)' } }
  expect(
    factProblems([known('mf-chat', { events: liked })], [known('shell', { events: more }), members]),
  ).toEqual([])
  expect(
    factProblems([known('mf-chat', { events: renamed })], [known('shell', null), known('mf-members', null)]),
  ).toEqual([])
  const next = known('mf-chat', { events: renamed }, { contract: '^2.0.0' })
  expect(factProblems([next], [shell])).toEqual([])
})

test('as the sources are now, no part breaks another', () => {
  const parts = ['shell', 'mf-members', 'mf-chat', 'mf-payments', 'mf-signup', 'mf-landers']
  const now = parts.map((part) => known(part, factsOf(part)))
  for (const remote of now.slice(1)) expect(Object.keys(remote.facts?.events ?? {}).length).toBeGreaterThan(0)
  expect(factProblems(now, [])).toEqual([])
})
