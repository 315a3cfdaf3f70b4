import type { DraftField } from './draft.ts'

/** The questions in their order (docs/api.md, 2.4): which fields each of them asks. */
export const steps = [
  { name: 'seeking', fields: ['gender', 'seeking'] },
  { name: 'birth', fields: ['date_of_birth'] },
  { name: 'place', fields: ['country', 'region_id', 'city'] },
  { name: 'name', fields: ['name', 'signup_message'] },
  {
    name: 'account',
    fields: ['email', 'password', 'consent_terms', 'consent_sensitive', 'consent_mail', 'website'],
  },
] as const satisfies readonly { name: string; fields: readonly DraftField[] }[]

export type StepName = (typeof steps)[number]['name']

export const lastStep = steps.length - 1

/** The first step that asks one of these fields, or null where none does. */
export const stepOf = (fields: readonly string[]): number | null => {
  const index = steps.findIndex((step) => step.fields.some((field) => fields.includes(field)))
  return index === -1 ? null : index
}
