import { useShared } from '@lonk/shared-events/react.ts'
import { Trans, useTranslation } from 'react-i18next'

/** Whom to write to where no link helps. */
export const Support = () => {
  const { t } = useTranslation('mf-signup')
  const email = useShared('settings')?.support_email
  if (!email) return null
  return (
    <p>
      <Trans
        t={t}
        i18nKey="mail.support"
        values={{ email }}
        // The sentence gives the words of the link.
        components={{ mail: <a href={`mailto:${email}`}>{email}</a> }}
      />
    </p>
  )
}
