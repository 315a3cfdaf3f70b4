import { updateUser } from '@lonk/shared-api/calls/session/user.ts'
import { api } from '@lonk/shared-api/client.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { TextLink } from '@lonk/shared-ui/link.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Asks once per version whether the member agrees with the new terms. */
export const TermsAlert = ({ version }: { readonly version: string }) => {
  const { t } = useTranslation('shell')
  const errorText = useErrorText()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const accept = async () => {
    setBusy(true)
    setProblem(null)
    try {
      await api.call(updateUser, { terms_accepted_version: version })
      bus.publish('refresh-requested', { parts: ['user'] })
    } catch (cause) {
      setProblem(errorText(cause))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Alert
      tone="info"
      title={t('terms.title')}
      action={
        <Button size="small" busy={busy} onClick={accept}>
          {t('terms.accept')}
        </Button>
      }
    >
      <TextLink to={linkTo('pages-terms')}>{t('terms.read')}</TextLink> {problem}
    </Alert>
  )
}
