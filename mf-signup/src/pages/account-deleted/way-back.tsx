import { reactivateAccount } from '@lonk/shared-api/calls/account/account.ts'
import { api } from '@lonk/shared-api/client.ts'
import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import type { User } from '@lonk/shared-api/schemas/user.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { MatchingEyes } from '@lonk/shared-ui/illustrations/matching-eyes.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isDeadLink } from '../../mail-link/is-dead-link.ts'
import { DrawnPage } from '../../surface/drawn-page.tsx'

interface WayBackProps {
  readonly token: string
  readonly onEnding: (ending: User | 'late' | 'active') => void
}

/** Nobody comes back by a scanner that opened the link: it takes a click. */
export const WayBack = ({ token, onEnding }: WayBackProps) => {
  const { t } = useTranslation('mf-signup')
  const errorText = useErrorText()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const comeBack = async () => {
    setBusy(true)
    setProblem(null)
    try {
      const { user } = await api.call(reactivateAccount, { token })
      onEnding(user)
    } catch (error) {
      if (isDeadLink(error)) return onEnding('late')
      // Also after an answer that was lost: the account is back, only nobody is logged in.
      if (isApiError(error) && error.code === 'account_active_exists') return onEnding('active')
      setProblem(errorText(error))
      setBusy(false)
    }
  }
  return (
    <DrawnPage drawing={<MatchingEyes />} title={t('deleted.back.title')} lead={t('deleted.back.lead')}>
      {problem && (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      )}
      <div>
        <Button size="large" busy={busy} onClick={comeBack}>
          {t('deleted.back.submit')}
        </Button>
      </div>
    </DrawnPage>
  )
}
