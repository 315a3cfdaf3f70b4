import { expect, test } from '@jest/globals'
import { emptyDraft, type SignupDraft } from './draft.ts'
import { rules } from './rules.ts'

const context = { minAge: 18, today: '2026-03-01' }

const good: SignupDraft = {
  ...emptyDraft,
  gender: 'male',
  seeking: 'female',
  date_of_birth: '1985-05-17',
  country: 'NL',
  region_id: '3',
  city: 'Utrecht',
  name: 'Jan_40',
  email: 'jan@example.test',
  password: 'lonkend-naar-jou',
  consent_terms: true,
  consent_sensitive: true,
}

test('a good draft breaks no rule', () => {
  expect(Object.values(rules).flatMap((rule) => rule(good, context) ?? [])).toEqual([])
})

test.each<[keyof typeof rules, Partial<SignupDraft>, string]>([
  ['gender', { gender: '' }, 'field_required'],
  ['seeking', { seeking: '' }, 'field_required'],
  ['date_of_birth', { date_of_birth: '' }, 'dob_required'],
  ['date_of_birth', { date_of_birth: '1990--7' }, 'dob_required'],
  ['date_of_birth', { date_of_birth: '1990-02-30' }, 'dob_invalid'],
  ['date_of_birth', { date_of_birth: '90-2-3' }, 'dob_invalid'],
  ['date_of_birth', { date_of_birth: '2008-03-02' }, 'dob_too_young'],
  ['date_of_birth', { date_of_birth: '2030-01-01' }, 'dob_too_young'],
  ['country', { country: '' }, 'field_required'],
  ['region_id', { region_id: '' }, 'field_required'],
  ['city', { city: '  ' }, 'field_required'],
  ['name', { name: '' }, 'name_invalid'],
  ['name', { name: 'Jo' }, 'name_invalid'],
  ['name', { name: 'Jan de Vries' }, 'name_invalid'],
  ['name', { name: '@jan' }, 'name_starts_at'],
  ['name', { name: 'JAN@example.test' }, 'name_equals_email'],
  ['name', { name: 'Jan' }, 'name_equals_email'],
  ['email', { email: 'jan' }, 'email_invalid'],
  ['password', { password: 'negen9999' }, 'password_weak'],
  ['consent_terms', { consent_terms: false }, 'consent_required'],
  ['consent_sensitive', { consent_sensitive: false }, 'consent_required'],
])('%s: %j is refused as %s', (field, change, code) => {
  expect(rules[field]?.({ ...good, ...change }, context)).toBe(code)
})

test('on the eighteenth birthday one is old enough', () => {
  expect(rules.date_of_birth?.({ ...good, date_of_birth: '2008-03-01' }, context)).toBeUndefined()
})

test('the least age is the setting', () => {
  const draft = { ...good, date_of_birth: '2006-01-01' }
  expect(rules.date_of_birth?.(draft, { ...context, minAge: 21 })).toBe('dob_too_young')
})
