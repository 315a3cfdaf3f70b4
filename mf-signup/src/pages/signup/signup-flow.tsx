import type { SignupAnswer } from '@lonk/shared-api/calls/signup/signup.schema.ts'
import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { TextLink } from '@lonk/shared-ui/link.tsx'
import { Cluster, PageHeading, Stack } from '@lonk/shared-ui/page.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { ArrowLeft } from 'lucide-react'
import { type ComponentType, type FormEvent, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { styled } from 'styled-components'
import { useErrorText } from '../../error-text.ts'
import { draftStore } from './draft.ts'
import { useFocusOnHeading } from './focus-on-heading.ts'
import { ProgressList } from './progress-list.tsx'
import { toSignupRequest } from './request.ts'
import { Stage } from './stage.tsx'
import { AccountStep } from './step-account.tsx'
import { BirthStep } from './step-birth.tsx'
import { NameStep } from './step-name.tsx'
import { PlaceStep } from './step-place.tsx'
import { StepProgress } from './step-progress.tsx'
import { SeekingStep } from './step-seeking.tsx'
import { lastStep, type StepName, steps } from './steps.ts'
import { useSignup } from './use-signup.ts'
import { useSignupForm } from './use-signup-form.ts'
import { useSurroundings } from './use-surroundings.ts'

const questions: Record<StepName, ComponentType> = {
  seeking: SeekingStep,
  birth: BirthStep,
  place: PlaceStep,
  name: NameStep,
  account: AccountStep,
}

interface SignupFlowProps {
  readonly onComplete: (answer: SignupAnswer) => void
  /** The server takes no new members now. */
  readonly onClosed: () => void
}

/** Five questions, one a step, then the making of the account. */
export function SignupFlow({ onComplete, onClosed }: SignupFlowProps) {
  const { t } = useTranslation('mf-signup')
  const { search } = useLocation()
  const errorText = useErrorText()
  const around = useSurroundings()
  const { form, step, next, back, toFirstError, showRefusal } = useSignupForm()
  const { done, send } = useSignup()
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const name = steps[step]?.name ?? 'seeking'
  const Question = questions[name]
  const top = useFocusOnHeading(`${name} ${done === null}`)

  const showProblem = (error: unknown) => {
    if (!isApiError(error)) throw error
    if (error.code === 'signup_closed') return onClosed()
    if (!showRefusal(error)) setProblem(errorText(error))
  }

  const submit = form.handleSubmit(
    (draft) =>
      send(toSignupRequest(draft, around)).then((answer) => {
        draftStore.clear()
        onComplete(answer)
      }, showProblem),
    (errors) => toFirstError(Object.keys(errors)),
  )

  const go = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(null)
    setBusy(true)
    await (step === lastStep ? submit() : next()).finally(() => setBusy(false))
  }

  if (done !== null) {
    return (
      <Stage step={name} ref={top}>
        <PageHeading>{t('signup.progress.title')}</PageHeading>
        <ProgressList done={done} />
      </Stage>
    )
  }
  return (
    <Stage step={name} ref={top}>
      <StepProgress step={step} />
      <PageHeading lead={name === 'seeking' ? undefined : t(`signup.${name}.lead`)}>
        {t(`signup.${name}.title`)}
      </PageHeading>
      <FormProvider {...form}>
        <form onSubmit={go} noValidate>
          <Stack gap="l">
            <Question />
            {problem && (
              <Alert tone="danger" live>
                {problem}
              </Alert>
            )}
            <Cluster justify="between">
              {step > 0 ? (
                <Button variant="quiet" icon={<ArrowLeft aria-hidden="true" />} onClick={back}>
                  {t('signup.back')}
                </Button>
              ) : (
                <Soft>
                  {t('signup.haveAccount')}{' '}
                  <TextLink to={`${linkTo('login')}${search}`}>{t('signup.login')}</TextLink>
                </Soft>
              )}
              <Button type="submit" size="large" busy={busy}>
                {t(step === lastStep ? 'signup.submit' : 'signup.next')}
              </Button>
            </Cluster>
          </Stack>
        </form>
      </FormProvider>
    </Stage>
  )
}

const Soft = styled.p`
  color: ${token.color.inkSoft};
`
