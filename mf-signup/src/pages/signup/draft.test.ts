import { expect, test } from '@jest/globals'
import { createDraftStore, emptyDraft, type SignupDraft } from './draft.ts'

const typed: SignupDraft = {
  ...emptyDraft,
  name: 'Jan_40',
  date_of_birth: '1990--7',
  email: 'jan@example.test',
  password: 'lonkend-naar-jou',
  consent_terms: true,
  website: 'x',
}

test('the whole draft lives in memory, so that reading the terms loses nothing', () => {
  const drafts = createDraftStore(() => sessionStorage)
  drafts.save({ step: 4, values: typed })
  expect(drafts.load()).toEqual({ step: 4, values: typed })
})

test('after a reload the draft is back without password and consents', () => {
  createDraftStore(() => sessionStorage).save({ step: 4, values: typed })
  const reloaded = createDraftStore(() => sessionStorage).load()
  expect(reloaded?.step).toBe(4)
  expect(reloaded?.values).toEqual({ ...typed, password: '', consent_terms: false, website: '' })
  expect(sessionStorage.getItem('mf-signup.draft')).not.toContain('lonkend')
})

test('a cleared draft leaves nothing behind', () => {
  const drafts = createDraftStore(() => sessionStorage)
  drafts.save({ step: 1, values: typed })
  drafts.clear()
  expect(drafts.load()).toBeNull()
  expect(sessionStorage.getItem('mf-signup.draft')).toBeNull()
})

test.each(['no json', '17', '{"step":"x","values":{}}', '{"step":1}'])(
  '%s in storage is no draft',
  (kept) => {
    sessionStorage.setItem('mf-signup.draft', kept)
    expect(createDraftStore(() => sessionStorage).load()).toBeNull()
  },
)

test('forbidden storage still gives a draft in memory', () => {
  const drafts = createDraftStore(() => {
    throw new Error('forbidden')
  })
  expect(drafts.load()).toBeNull()
  drafts.save({ step: 2, values: typed })
  expect(drafts.load()?.step).toBe(2)
})
