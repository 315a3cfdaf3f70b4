import { askPasswordReset } from '@lonk/shared-api/calls/account/reset-password.ts'
import { api } from '@lonk/shared-api/client.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { MailSent } from '@lonk/shared-ui/illustrations/mail-sent.tsx'
import { TextLink } from '@lonk/shared-ui/link.tsx'
import { Cluster } from '@lonk/shared-ui/page.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { DrawnPage } from '../../surface/drawn-page.tsx'

interface LinkSentProps {
  readonly email: string
  /** Back to the form: the address was wrong. */
  readonly onOther: () => void
}

/** What holds on every site: on some no answer tells whether an address has an account. */
export const LinkSent = ({ email, onOther }: LinkSentProps) => {
  const { t } = useTranslation('mf-signup')
  const { outcome, busy, ask } = useAskAgain(email)
  return (
    <DrawnPage
      drawing={<MailSent />}
      title={t('reset.sent.title')}
      lead={<Trans t={t} i18nKey="reset.sent.text" values={{ email }} components={{ strong: <strong /> }} />}
    >
      <Soft>{t('mail.nothing')}</Soft>
      <Cluster gap="xs">
        <Button variant="secondary" busy={busy} onClick={ask}>
          {t('mail.again')}
        </Button>
        <Button variant="quiet" onClick={onOther}>
          {t('mail.typo')}
        </Button>
      </Cluster>
      {outcome === 'asked' && (
        <Alert tone="success" live>
          {t('reset.sent.again')}
        </Alert>
      )}
      {outcome && outcome !== 'asked' && (
        <Alert tone="danger" live>
          {outcome.problem}
        </Alert>
      )}
      <p>
        <TextLink to={linkTo('login')}>{t('reset.login')}</TextLink>
      </p>
    </DrawnPage>
  )
}

type Outcome = 'asked' | { readonly problem: string } | null

const useAskAgain = (email: string) => {
  const errorText = useErrorText()
  const [outcome, setOutcome] = useState<Outcome>(null)
  const [busy, setBusy] = useState(false)

  const ask = async () => {
    setBusy(true)
    setOutcome(null)
    try {
      await api.call(askPasswordReset, { email })
      setOutcome('asked')
    } catch (error) {
      setOutcome({ problem: errorText(error) })
    } finally {
      setBusy(false)
    }
  }
  return { outcome, busy, ask }
}

const Soft = styled.p`
  color: ${token.color.inkSoft};
`
