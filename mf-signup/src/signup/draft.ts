import type { SignupRequest } from '@lonk/shared-api/calls/signup/signup.schema.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { signupDraft } from '@lonk/shared-events/storage-register.ts'
import { createStored } from '@lonk/shared-events/stored.ts'

/** What the visitor has typed so far; selects and unanswered questions hold ''. */
export interface SignupDraft {
  gender: SignupRequest['gender'] | ''
  seeking: SignupRequest['seeking'] | ''
  /** `YYYY-MM-DD`, or partial while it is being typed. */
  date_of_birth: string
  country: string
  region_id: string
  city: string
  name: string
  signup_message: string
  email: string
  password: string
  consent_terms: boolean
  consent_sensitive: boolean
  consent_mail: boolean
  /** Honeypot: people never see it. */
  website: string
}

export type DraftField = keyof SignupDraft

export interface KeptDraft {
  readonly step: number
  readonly values: SignupDraft
}

export const emptyDraft: SignupDraft = {
  gender: '',
  seeking: '',
  date_of_birth: '',
  country: '',
  region_id: '',
  city: '',
  name: '',
  signup_message: '',
  email: '',
  password: '',
  consent_terms: false,
  consent_sensitive: false,
  consent_mail: false,
  website: '',
}

export const isDraftField = (name: string): name is DraftField => Object.hasOwn(emptyDraft, name)

// A password is never written down, and a consent is given anew by whoever sits there after a reload.
const storedFields = [
  'gender',
  'seeking',
  'date_of_birth',
  'country',
  'region_id',
  'city',
  'name',
  'signup_message',
  'email',
] as const satisfies readonly DraftField[]

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const stored = createStored<KeptDraft>(signupDraft, {
  read: (text) => {
    const kept: unknown = JSON.parse(text)
    if (!isRecord(kept) || !isRecord(kept.values) || typeof kept.step !== 'number') return null
    const { values } = kept
    const texts = storedFields.flatMap((field) => {
      const value = values[field]
      return typeof value === 'string' ? [[field, value]] : []
    })
    return { step: kept.step, values: { ...emptyDraft, ...Object.fromEntries(texts) } }
  },
  write: ({ step, values }) =>
    JSON.stringify({ step, values: Object.fromEntries(storedFields.map((field) => [field, values[field]])) }),
})

/**
 * The sign-up draft (docs/api.md, 2.4): whole in memory, so that reading the terms loses nothing; without
 * password and consents in sessionStorage, so that it survives a reload.
 */
export const createDraftStore = () => {
  let memory: KeptDraft | null = null
  return {
    load: (): KeptDraft | null => memory ?? stored.get(),
    save: (draft: KeptDraft): void => {
      memory = draft
      stored.set(draft)
    },
    clear: (): void => {
      memory = null
      stored.remove()
    },
  }
}

export const draftStore = createDraftStore()

// Whoever had begun to sign up, logged in instead and has gone leaves no draft to the next person at the device.
bus.on('logged-out').subscribe(draftStore.clear)
