import { doMailChange } from '@lonk/shared-api/calls/account/mail-change.ts'
import { api } from '@lonk/shared-api/client.ts'
import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { MailSent } from '@lonk/shared-ui/illustrations/mail-sent.tsx'
import { useLinkToken } from '@lonk/shared-ui/remote/link-token.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isDeadLink } from '../../mail-link/is-dead-link.ts'
import { DrawnPage } from '../../surface/drawn-page.tsx'
import { useFocusOnHeading } from '../../surface/focus-on-heading.ts'
import { Ending, type MailChangeEnding } from './ending.tsx'

/** Where the links of both mails lead (`/mail-change/do?token=`): the change, or its undoing. */
export const Page = () => {
  const token = useLinkToken()
  const [ending, setEnding] = useState<MailChangeEnding | null>(null)
  const top = useFocusOnHeading(ending ? 'ending' : 'question')
  return (
    <div ref={top}>
      {ending || token === null ? (
        <Ending ending={ending ?? 'dead'} />
      ) : (
        <Question token={token} onEnding={setEnding} />
      )}
    </div>
  )
}

interface QuestionProps {
  readonly token: string
  readonly onEnding: (ending: MailChangeEnding) => void
}

/** Mail scanners open links, and some run the page: nothing happens before somebody has said yes. */
const Question = ({ token, onEnding }: QuestionProps) => {
  const { t } = useTranslation('mf-signup')
  const errorText = useErrorText()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const confirm = async () => {
    setBusy(true)
    setProblem(null)
    try {
      const { user } = await api.call(doMailChange, { token })
      // The address is part of the user; an undoing has ended this browser's session too.
      bus.publish('refresh-requested', { parts: ['user'] })
      onEnding(user ?? 'used')
    } catch (error) {
      if (isDeadLink(error)) return onEnding('dead')
      if (isApiError(error) && error.code === 'email_exists') return onEnding('taken')
      setProblem(errorText(error))
      setBusy(false)
    }
  }
  return (
    <DrawnPage drawing={<MailSent />} title={t('mailChange.title')} lead={t('mailChange.lead')}>
      <p>{t('mailChange.undo')}</p>
      {problem && (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      )}
      <div>
        <Button size="large" busy={busy} onClick={confirm}>
          {t('mailChange.submit')}
        </Button>
      </div>
    </DrawnPage>
  )
}
