import { expect, test } from '@jest/globals'
import { bus } from '@lonk/shared-events/bus.ts'
import { signupDraft } from '@lonk/shared-events/storage-register.ts'
import { denyStorage } from '@lonk/shared-events/testing/deny-storage.ts'
import { createDraftStore, draftStore, emptyDraft, type SignupDraft } from './draft.ts'

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
  const drafts = createDraftStore()
  drafts.save({ step: 4, values: typed })
  expect(drafts.load()).toEqual({ step: 4, values: typed })
})

test('after a reload the draft is back without password and consents', () => {
  createDraftStore().save({ step: 4, values: typed })
  const reloaded = createDraftStore().load()
  expect(reloaded?.step).toBe(4)
  expect(reloaded?.values).toEqual({ ...typed, password: '', consent_terms: false, website: '' })
  expect(sessionStorage.getItem(signupDraft.key)).not.toContain('lonkend')
})

test('a cleared draft leaves nothing behind', () => {
  const drafts = createDraftStore()
  drafts.save({ step: 1, values: typed })
  drafts.clear()
  expect(drafts.load()).toBeNull()
  expect(sessionStorage.getItem(signupDraft.key)).toBeNull()
})

test.each(['no json', '17', '{"step":"x","values":{}}', '{"step":1}'])(
  '%s in storage is no draft',
  (kept) => {
    sessionStorage.setItem(signupDraft.key, kept)
    expect(createDraftStore().load()).toBeNull()
  },
)

test('forbidden storage still gives a draft in memory', () => {
  const allow = denyStorage()
  const drafts = createDraftStore()
  expect(drafts.load()).toBeNull()
  drafts.save({ step: 2, values: typed })
  expect(drafts.load()?.step).toBe(2)
  allow()
})

test('whoever logs out leaves no draft to the next one, in memory neither', () => {
  draftStore.save({ step: 2, values: typed })
  bus.publish('logged-out', { reason: 'own-act' })
  expect(draftStore.load()).toBeNull()
})
