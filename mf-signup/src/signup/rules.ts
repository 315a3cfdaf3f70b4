import { ageOn, dateOfBirth, email, password, profileName } from '@lonk/shared-api/schemas/account-fields.ts'
import { splitDate } from '@lonk/shared-ui/date-parts.ts'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { type DraftField, emptyDraft, type SignupDraft } from './draft.ts'

/** What the rules need besides the draft. */
export interface RuleContext {
  /** The setting `min_age`. */
  readonly minAge: number
  /** The server's calendar date, `YYYY-MM-DD`. */
  readonly today: string
}

type Rule = (draft: SignupDraft, context: RuleContext) => string | undefined

interface Schema {
  safeParse(value: unknown): { error?: { issues: readonly { message: string }[] } | undefined }
}

/** The server's own schema of a field: its messages are error codes. */
const bySchema = (schema: Schema, value: unknown) => schema.safeParse(value).error?.issues[0]?.message

const filled = (value: string) => (value.trim() === '' ? 'field_required' : undefined)
const ticked = (value: boolean) => (value ? undefined : 'consent_required')

const birth: Rule = ({ date_of_birth: typed }, { minAge, today }) => {
  if (Object.values(splitDate(typed)).includes('')) return 'dob_required'
  return bySchema(dateOfBirth, typed) ?? (ageOn(typed, today) < minAge ? 'dob_too_young' : undefined)
}

const name: Rule = ({ name: typed, email: address }) => {
  const mail = address.trim().toLowerCase()
  const [localPart = ''] = mail.split('@')
  const same = [mail, localPart].includes(typed.trim().toLowerCase())
  return typed !== '' && same ? 'name_equals_email' : bySchema(profileName, typed)
}

/** For each field the code of what is wrong (docs/product.md, point 5); the server has the last word. */
export const rules: { readonly [F in DraftField]?: Rule } = {
  gender: ({ gender }) => filled(gender),
  seeking: ({ seeking }) => filled(seeking),
  date_of_birth: birth,
  country: ({ country }) => filled(country),
  region_id: ({ region_id }) => filled(region_id),
  city: ({ city }) => filled(city),
  name,
  email: (draft) => bySchema(email, draft.email),
  password: (draft) => bySchema(password, draft.password),
  consent_terms: ({ consent_terms }) => ticked(consent_terms),
  consent_sensitive: ({ consent_sensitive }) => ticked(consent_sensitive),
}

/**
 * The rules as react-hook-form asks for them, of the fields that a form has: the error's type is the code, its text is
 * found when shown.
 */
export const resolverOf =
  (fields: readonly DraftField[]): Resolver<SignupDraft, RuleContext> =>
  (values, context) => {
    const errors: FieldErrors<SignupDraft> = {}
    for (const field of fields) {
      const code = context && rules[field]?.(values, context)
      if (code) Object.assign(errors, { [field]: { type: code } })
    }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
  }

const allFields = Object.keys(emptyDraft).filter((field): field is DraftField => field in rules)

export const resolveDraft = resolverOf(allFields)
