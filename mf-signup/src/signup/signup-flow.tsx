import type { SignupAnswer } from '@lonk/shared-api/calls/signup/signup.schema.ts'
import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import { focusFirstInvalid } from '@lonk/shared-ui/focus-first-invalid.ts'
import { MatchingEyes } from '@lonk/shared-ui/illustrations/matching-eyes.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { type FormEvent, useEffect, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FlowHeading } from '../surface/flow-parts.tsx'
import { useFocusOnHeading } from '../surface/focus-on-heading.ts'
import { draftStore } from './draft.ts'
import type { StepParts } from './late-steps.ts'
import { useLateParts } from './load-late-parts.ts'
import { NotLoaded } from './not-loaded.tsx'
import { Problem } from './problem.tsx'
import { QuestionForm } from './question-form.tsx'
import { Stage } from './stage.tsx'
import { SeekingStep } from './step-seeking.tsx'
import { StepWaiting } from './step-waiting.tsx'
import { lastStep, steps } from './steps.ts'
import { useFunnel } from './use-funnel.ts'
import { useSignup } from './use-signup.ts'
import { useSignupForm } from './use-signup-form.ts'
import { useSurroundings } from './use-surroundings.ts'

const firstStep: StepParts = { Question: SeekingStep, Drawing: MatchingEyes }

interface SignupFlowProps {
  readonly onComplete: (answer: SignupAnswer) => void
  /** The server takes no new members now. */
  readonly onClosed: () => void
  /** True while the account is being made: nobody should leave unaware of that. */
  readonly onSending?: (sending: boolean) => void
}

/** Five questions, one a step, then the making of the account. */
export const SignupFlow = ({ onComplete, onClosed, onSending }: SignupFlowProps) => {
  const { t } = useTranslation('mf-signup')
  const errorText = useErrorText()
  const around = useSurroundings()
  const late = useLateParts()
  const { form, step, next, back, toFirstError, showRefusal } = useSignupForm()
  const { done, send } = useSignup()
  const funnel = useFunnel(step)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [tries, setTries] = useState(0)
  const [noSuchDate, setNoSuchDate] = useState(false)
  const name = steps[step]?.name ?? 'seeking'
  const parts = name === 'seeking' ? firstStep : late.code?.lateSteps[name]
  const sending = done !== null
  const top = useFocusOnHeading(`${name} ${!sending}`)

  const showProblem = async (error: unknown) => {
    if (isApiError(error) && error.code === 'signup_closed') return onClosed()
    if (!isApiError(error) || !(await showRefusal(error))) setProblem(errorText(error))
  }

  const submit = form.handleSubmit(
    async (draft) => {
      const answer = await send(draft, around)
      draftStore.clear()
      funnel.done()
      onComplete(answer)
    },
    (errors) => toFirstError(Object.keys(errors)),
  )

  const go = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(null)
    setBusy(true)
    await (step === lastStep ? submit() : next()).catch(showProblem)
    setBusy(false)
    setNoSuchDate(name === 'birth' && form.getFieldState('date_of_birth').error?.type === 'dob_invalid')
    setTries((count) => count + 1)
  }

  useEffect(() => {
    if (tries > 0) focusFirstInvalid(top.current)
  }, [tries, top])

  useEffect(() => {
    if (!sending) return
    onSending?.(true)
    return () => onSending?.(false)
  }, [sending, onSending])

  if (late.failed && !parts) return <NotLoaded onRetry={late.retry} />
  if (!parts) return <StepWaiting />
  const { Question, Drawing } = parts
  return (
    <Stage drawing={<Drawing />} ref={top}>
      {!sending ? (
        <FormProvider {...form}>
          <QuestionForm
            step={step}
            busy={busy}
            problem={problem && <Problem text={problem} Alert={late.code?.Alert} />}
            onSubmit={go}
            onBack={back}
          >
            <Question />
          </QuestionForm>
          {late.code && <late.code.NoSuchDate open={noSuchDate} onClose={() => setNoSuchDate(false)} />}
        </FormProvider>
      ) : (
        <>
          <FlowHeading>{t('signup.progress.title')}</FlowHeading>
          {late.code && <late.code.ProgressList done={done} />}
        </>
      )}
    </Stage>
  )
}
