import { expect, test } from '@jest/globals'
import type { StorageRow } from '@lonk/shared-events/storage-register.ts'
import { brokenCookiePolicies, cookiePolicyProblems } from './cookie-policy.ts'

const rows: readonly StorageRow[] = [
  { store: 'cookie', key: 'language', days: 365 },
  { store: 'session', key: 'mf-chat.draft.', forgotten: 'log-out' },
  { store: 'local', key: 'lonk.place', forgotten: 'session-end' },
  { store: 'local', key: 'lonk.from', days: 30, consent: true },
]
const page = ({
  cookies = '| language | a | 365 days |',
  draft = '| mf-chat.draft… | b | until you close the tab or log out |',
  place = '| lonk.place | c | until you log out or clear it |',
  from = '| lonk.from | d | 30 days |',
} = {}) => {
  const head = '| Name | What for | How long |\n| --- | --- | --- |\n'
  return `Words.\n\n${head}${cookies}\n\nMore.\n\n${head}${draft}\n${place}\n\n${head}${from}`
}

test('in every language the page about cookies says what the register says', () => {
  expect(brokenCookiePolicies()).toEqual([])
})

test('a page that says it all is in order', () => {
  expect(cookiePolicyProblems('en', page(), rows)).toEqual([])
})

test.each([
  ['leaves a row out', { place: '| lonk.push | c | until you clear it |' }, 'table 2 leaves out lonk.place'],
  ['makes one up', { from: '| lonk.from, lonk.more | d | 30 days |' }, 'table 3 makes up lonk.more'],
  ['names one in the wrong table', { from: '| language | d | 365 days |' }, 'table 3 makes up language'],
  [
    'names one twice',
    { draft: '| mf-chat.draft…, mf-chat.draft… | b | until you close the tab or log out |' },
    'twice',
  ],
  ['has other days', { from: '| lonk.from | d | 130 days |' }, '30 days, no more'],
  [
    'has days where there are none',
    { place: '| lonk.place | c | 30 days, until you log out or clear it |' },
    'lonk.place:',
  ],
  ['forgets the log-out', { place: '| lonk.place | c | until you clear it |' }, 'log out, clear it'],
  ['promises the log-out', { cookies: '| language | a | 365 days, or until you log out |' }, 'language:'],
])('a page that %s is told', (_, change, problem) => {
  expect(cookiePolicyProblems('en', page(change), rows).join()).toContain(problem)
})

test('a language whose words nobody has said here is told', () => {
  expect(cookiePolicyProblems('xx', page(), rows)).toHaveLength(1)
})
