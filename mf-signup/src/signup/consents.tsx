import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Checkbox } from '@lonk/shared-ui/checkbox.tsx'
import { TextLink } from '@lonk/shared-ui/link.tsx'
import { Stack } from '@lonk/shared-ui/page.tsx'
import { useFormContext } from 'react-hook-form'
import { Trans, useTranslation } from 'react-i18next'
import type { SignupDraft } from './draft.ts'
import { useFieldText } from './field-text.ts'

/** What is agreed to, each by itself; the last one may stay open. */
export const Consents = () => {
  const { t } = useTranslation('mf-signup')
  const fieldText = useFieldText()
  const { register, formState } = useFormContext<SignupDraft>()
  const { errors } = formState
  return (
    <Stack gap="xs">
      <Checkbox
        label={
          <Trans
            t={t}
            i18nKey="signup.account.terms"
            components={{
              terms: <TextLink to={linkTo('pages-terms')} />,
              privacy: <TextLink to={linkTo('pages-privacy')} />,
            }}
          />
        }
        error={fieldText(errors.consent_terms)}
        {...register('consent_terms')}
      />
      <Checkbox
        label={t('signup.account.sensitive')}
        error={fieldText(errors.consent_sensitive)}
        {...register('consent_sensitive')}
      />
      <Checkbox label={t('signup.account.mail')} {...register('consent_mail')} />
    </Stack>
  )
}
