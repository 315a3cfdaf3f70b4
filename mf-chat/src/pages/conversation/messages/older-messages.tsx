import { Button } from '@lonk/shared-ui/button.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { Thread } from '../../../thread/thread.ts'
import type { Older } from './use-older.ts'

/** Above the oldest message: the way to older ones, or a note that the site shows no older ones. */
export const OlderMessages = ({ thread, older }: { thread: Thread; older: Older }) => {
  const { t } = useTranslation('mf-chat')
  const ui = useUiText()

  if (thread.hasOlder && older.failed) {
    return (
      <Line role="alert">
        {t('conversation.olderFailed')}
        <Button size="small" variant="secondary" onClick={older.retry}>
          {ui.t('retry')}
        </Button>
      </Line>
    )
  }
  if (thread.hasOlder) {
    return (
      <Line>
        <Button size="small" variant="quiet" busy={older.loading} onClick={older.load}>
          {t('conversation.older')}
        </Button>
      </Line>
    )
  }
  if (!thread.historyLimited) return null
  return <Line>{t('conversation.historyLimited', { count: thread.messages.length })}</Line>
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token.space.xs};
  padding-block: ${token.space.xs};
  color: ${token.color.inkSoft};
  font-size: ${token.fontSize.s};
  text-align: center;
`
