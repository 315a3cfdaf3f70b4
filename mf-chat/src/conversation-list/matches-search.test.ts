import { expect, test } from '@jest/globals'
import { sampleEntry, sampleProfile } from '../testing/samples.ts'
import { matchesSearch } from './matches-search.ts'

const zoe = sampleEntry({ profile: sampleProfile({ name: 'Zoë_12' }) })

test.each([
  ['zoe', true],
  ['KOFFIE', true],
  ['koffie zoë', true],
  ['thee', false],
  ['zoe thee', false],
])('"%s" finds Zoë who asked for coffee: %s', (question, found) => {
  expect(matchesSearch(zoe, question)).toBe(found)
})
