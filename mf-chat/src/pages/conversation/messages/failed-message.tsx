import { Button } from '@lonk/shared-ui/button.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { outbox } from '../../../outbox/sending.ts'

/** Under a message that the server could not accept: send the same again, or put its words back in the field. */
export const FailedMessage = ({ clientId }: { clientId: string }) => {
  const { t } = useTranslation('mf-chat')
  return (
    <Line role="alert">
      <span>{t('message.progress.failed')}</span>
      <Button
        size="small"
        variant="secondary"
        icon={<RotateCw aria-hidden="true" />}
        onClick={() => outbox.retry(clientId)}
      >
        {t('message.retry')}
      </Button>
      <Button size="small" variant="quiet" onClick={() => outbox.takeBack(clientId)}>
        {t('message.takeBack')}
      </Button>
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token.space.xs};
  padding-block: ${token.space.tiny};
  color: ${token.color.danger};
  font-size: ${token.fontSize.s};
`
