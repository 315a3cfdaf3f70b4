import { genders, seekings } from '@lonk/shared-api/choices.ts'
import type { ApiError } from '@lonk/shared-api/errors/api-error.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useEffect, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useSignupQuery } from '../surface/dialog-surface.ts'
import {
  type DraftField,
  draftStore,
  emptyDraft,
  isDraftField,
  type KeptDraft,
  type SignupDraft,
} from './draft.ts'
import { loadLateParts } from './load-late-parts.ts'
import type { RuleContext } from './rules.ts'
import { lastStep, stepOf, steps } from './steps.ts'

export interface SignupForm {
  readonly form: UseFormReturn<SignupDraft, RuleContext>
  readonly step: number
  /** To the next question, if this one is answered well; resolves when that is known. */
  readonly next: () => Promise<void>
  readonly back: () => void
  /** To the first question with something wrong. */
  readonly toFirstError: (fields: readonly string[]) => void
  /** Shows what the server refused at its field; false where it concerns none. */
  readonly showRefusal: (error: ApiError) => Promise<boolean>
}

/** The draft as a form of five questions: begun from what was kept, kept at every change. */
export const useSignupForm = (): SignupForm => {
  const begin = useBeginning()
  const [kept] = useState(begin)
  const [step, setStep] = useState(kept.step)
  const context = useRuleContext()
  const form = useForm<SignupDraft, RuleContext>({
    defaultValues: kept.values,
    resolver: async (...draft) => (await loadLateParts()).resolveDraft(...draft),
    context,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  })

  useEffect(() => {
    const keep = () => draftStore.save({ step, values: form.getValues() })
    keep()
    const checkAgain = (name: string | undefined) => {
      // A step is checked without a submit, after which the form would look again by itself.
      if (name !== undefined && isDraftField(name) && form.getFieldState(name).invalid)
        void form.trigger(name)
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        keep()
        checkAgain(name)
      },
    })
  }, [form, step])

  const setRefusal = (field: DraftField, code: string, message: string) =>
    form.setError(field, { type: code, message })

  const next = async () => {
    const fields = steps[step]?.fields ?? []
    if (!(await form.trigger(fields))) return
    if (steps[step]?.name === 'name') {
      const { askWhetherFree } = await loadLateParts()
      const refusal = await askWhetherFree(form.getValues('name').trim())
      if (refusal) return setRefusal('name', refusal.code, refusal.message)
    }
    setStep(Math.min(step + 1, lastStep))
  }

  const toFirstError = (fields: readonly string[]) => {
    const wrong = stepOf(fields)
    if (wrong !== null) setStep(wrong)
  }

  const showRefusal = async (error: ApiError): Promise<boolean> => {
    const { refusedFields } = await loadLateParts()
    const refused = refusedFields(error)
    for (const { field, code, message } of refused) setRefusal(field, code, message)
    toFirstError(refused.map(({ field }) => field))
    return refused.length > 0
  }

  return {
    form,
    step,
    next,
    back: () => setStep(Math.max(0, step - 1)),
    toFirstError,
    showRefusal,
  }
}

/** What the rules need to know of the site and of the day. */
export const useRuleContext = (): RuleContext => {
  const minAge = useShared('settings')?.min_age ?? 18
  const offset = useShared('clockOffset')
  return { minAge, today: new Date(Date.now() + offset).toISOString().slice(0, 10) }
}

/** The kept draft or an empty one, with what the link and the visitor's country already answer. */
const useBeginning = (): (() => KeptDraft) => {
  const settings = useShared('settings')
  const query = useSignupQuery()
  return () => {
    const kept = draftStore.load() ?? { step: 0, values: emptyDraft }
    const { values } = kept
    const selected = settings?.geoip_selected_country ?? ''
    const country = settings?.countries.includes(selected) ? selected : (settings?.countries[0] ?? '')
    return {
      step: Math.min(Math.max(0, Math.trunc(kept.step)), lastStep),
      values: {
        ...values,
        gender: genders.find((gender) => gender === query.get('gender')) ?? values.gender,
        seeking: seekings.find((seeking) => seeking === query.get('seeking')) ?? values.seeking,
        country: values.country || country,
      },
    }
  }
}
