import type {
  CheckCompleteSignupAnswer,
  CompleteSignupRequest,
} from '@lonk/shared-api/calls/signup/complete-signup.schema.ts'
import { completeSignup } from '@lonk/shared-api/calls/signup/complete-signup.ts'
import { languages } from '@lonk/shared-api/choices.ts'
import { api } from '@lonk/shared-api/client.ts'
import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { justCompletedParameter } from '@lonk/shared-events/notices.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { type FormEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { isDeadLink } from '../../mail-link/is-dead-link.ts'
import { type DraftField, emptyDraft, type SignupDraft } from '../../signup/draft.ts'
import { refusedFields } from '../../signup/refused-fields.ts'
import { type RuleContext, resolverOf } from '../../signup/rules.ts'
import { useRuleContext } from '../../signup/use-signup-form.ts'

/** All that signing up asks but the address, which the account has. */
const fields: readonly DraftField[] = [
  'gender',
  'seeking',
  'date_of_birth',
  'country',
  'region_id',
  'city',
  'name',
  'password',
  'consent_terms',
  'consent_sensitive',
]

interface Completion {
  readonly token: string
  readonly known: CheckCompleteSignupAnswer['known']
  readonly onDead: () => void
}

/** The partner's answers as a form to be completed; done, it leads to the members. */
export const useCompletion = ({ token, known, onDead }: Completion) => {
  const errorText = useErrorText()
  const navigate = useNavigate()
  const settings = useShared('settings')
  const locale = useShared('locale')
  const [problem, setProblem] = useState<string | null>(null)
  const [noSuchDate, setNoSuchDate] = useState(false)
  const form = useForm<SignupDraft, RuleContext>({
    defaultValues: beginning(known, settings?.geoip_selected_country ?? settings?.countries[0] ?? ''),
    resolver: resolverOf(fields),
    context: useRuleContext(),
  })

  const refuse = (error: unknown) => {
    if (isDeadLink(error)) return onDead()
    const refused = isApiError(error) ? refusedFields(error) : []
    for (const { field, code, message } of refused) form.setError(field, { type: code, message })
    if (refused.length === 0) setProblem(errorText(error))
  }

  const send = form.handleSubmit(
    async (draft) => {
      const language = languages.find((one) => one === locale) ?? 'nl'
      const request = toRequest(draft, { token, language, termsVersion: settings?.terms_version ?? '' })
      try {
        const { user } = await api.call(completeSignup, request)
        bus.publish('signup-completed', { user })
        navigate(linkTo('members', {}, { [justCompletedParameter]: 1 }), { replace: true })
      } catch (error) {
        refuse(error)
      }
    },
    (errors) => setNoSuchDate(errors.date_of_birth?.type === 'dob_invalid'),
  )

  const submit = (event: FormEvent) => {
    setProblem(null)
    void send(event)
  }
  return { form, problem, submit, noSuchDate, dateSeen: () => setNoSuchDate(false) }
}

const beginning = (known: Completion['known'], country: string): SignupDraft => ({
  ...emptyDraft,
  gender: known.gender ?? '',
  seeking: known.seeking ?? '',
  date_of_birth: known.date_of_birth ?? '',
  country: known.country ?? country,
  region_id: known.region_id === undefined ? '' : String(known.region_id),
  city: known.city ?? '',
  name: known.name ?? '',
})

interface Besides {
  readonly token: string
  readonly language: NonNullable<CompleteSignupRequest['language']>
  readonly termsVersion: string
}

const toRequest = (draft: SignupDraft, { token, language, termsVersion }: Besides): CompleteSignupRequest => {
  if (draft.gender === '' || draft.seeking === '') throw new Error('the draft has not passed its rules')
  return {
    token,
    name: draft.name.trim(),
    date_of_birth: draft.date_of_birth,
    gender: draft.gender,
    seeking: draft.seeking,
    country: draft.country,
    region_id: Number(draft.region_id),
    city: draft.city.trim(),
    language,
    password: draft.password,
    terms_version: termsVersion,
    consent_terms: true,
    consent_sensitive: true,
    consent_mail: draft.consent_mail,
  }
}
