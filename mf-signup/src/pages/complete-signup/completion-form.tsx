import type { CheckCompleteSignupAnswer } from '@lonk/shared-api/calls/signup/complete-signup.schema.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { focusFirstInvalid } from '@lonk/shared-ui/focus-first-invalid.ts'
import { PageContainer, PageHeading, Stack } from '@lonk/shared-ui/page.tsx'
import { useEffect, useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Consents } from '../../signup/consents.tsx'
import { NameField } from '../../signup/name-field.tsx'
import { NewPasswordField } from '../../signup/new-password-field.tsx'
import { NoSuchDate } from '../../signup/no-such-date.tsx'
import { BirthStep } from '../../signup/step-birth.tsx'
import { PlaceStep } from '../../signup/step-place.tsx'
import { SeekingStep } from '../../signup/step-seeking.tsx'
import { useCompletion } from './use-completion.ts'

interface CompletionFormProps {
  readonly token: string
  readonly invitation: CheckCompleteSignupAnswer
  readonly onDead: () => void
}

/** Everything at once, with what the partner told filled in: what is wrong of it can be set right before it counts. */
export const CompletionForm = ({ token, invitation, onDead }: CompletionFormProps) => {
  const { t } = useTranslation('mf-signup')
  const { form, problem, submit, noSuchDate, dateSeen } = useCompletion({
    token,
    known: invitation.known,
    onDead,
  })
  const { submitCount, isSubmitting } = form.formState
  const place = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) focusFirstInvalid(place.current)
  }, [submitCount, isSubmitting])

  return (
    <PageContainer width="narrow">
      <PageHeading lead={t('partner.lead', { email: invitation.email_masked })}>
        {t('partner.title')}
      </PageHeading>
      <FormProvider {...form}>
        <form onSubmit={submit} noValidate ref={place}>
          <Stack gap="l">
            <SeekingStep />
            <BirthStep />
            <PlaceStep />
            <NameField />
            <NewPasswordField />
            <Consents />
            {problem && (
              <Alert tone="danger" live>
                {problem}
              </Alert>
            )}
            <Button type="submit" size="large" wide busy={isSubmitting}>
              {t('partner.submit')}
            </Button>
          </Stack>
        </form>
        <NoSuchDate open={noSuchDate} onClose={dateSeen} />
      </FormProvider>
    </PageContainer>
  )
}
