import type { ChatListEntry } from '@lonk/shared-api/schemas/chat.ts'
import type { SlotProps } from '@lonk/shared-events/contract.ts'
import type { EventPayload } from '@lonk/shared-events/event-table.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { useStore } from '@lonk/shared-events/store.ts'
import { IconButton } from '@lonk/shared-ui/icon-button.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { toastWidth } from '@lonk/shared-ui/tokens.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { MessageCircle, X } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { keyframes, styled } from 'styled-components'
import { PartnerAvatar } from '../../parts/partner-avatar.tsx'
import { listsOnScreen, onScreen } from '../../thread/on-screen.ts'
import { useFewSeconds } from './use-few-seconds.ts'

/**
 * A message that arrived in a conversation which is not on the screen: whose it is, its words, the way there. Where the
 * list is on the screen and shows all that, the message is only read out.
 */
export const Slot = ({ request, close }: SlotProps<'message-received'>) => {
  const shown = useStore(onScreen)
  const chats = useShared('chats')
  const { conversation_id: conversationId } = request.message
  const entry = chats?.find(({ conversation }) => conversation.id === conversationId)
  const needless = conversationId === shown || entry?.conversation.muted === true
  useEffect(() => {
    if (needless) close()
  }, [needless, close])
  return needless ? null : <Toast received={request} entry={entry} close={close} />
}

interface ToastProps {
  readonly received: EventPayload<'message-received'>
  /** Absent for the first message of somebody. */
  readonly entry: ChatListEntry | undefined
  readonly close: () => void
}

const Toast = ({ received, entry, close }: ToastProps) => {
  const { t } = useTranslation('mf-chat')
  const ui = useUiText()
  const { message } = received
  const hold = useFewSeconds(close)
  const listed = useStore(listsOnScreen) > 0
  const title = entry ? t('toast.from', { name: entry.profile.name }) : t('toast.someone')
  if (listed) {
    return (
      <p role="status" className="visually-hidden">
        {title} {message.text}
      </p>
    )
  }
  return (
    <Card role="status" {...hold}>
      {entry ? <PartnerAvatar partner={entry.profile} /> : <MessageCircle aria-hidden="true" />}
      <Words>
        <Title to={linkTo('chats-id', { id: message.conversation_id })} onClick={close}>
          {title}
        </Title>
        {message.text && <Preview dir="auto">{message.text}</Preview>}
      </Words>
      <IconButton label={ui.t('close')} icon={<X aria-hidden="true" />} onClick={close} />
    </Card>
  )
}

const { color, space } = token

const drop = keyframes`
  from { opacity: 0; transform: translateY(-12px); }
`

const Card = styled.div`
  position: fixed;
  z-index: ${token.layer.toast};
  inset-block-start: calc(120px + env(safe-area-inset-top));
  inset-inline-end: ${space.s};
  display: flex;
  align-items: center;
  gap: ${space.s};
  width: min(${toastWidth}px, 100vw - 2 * ${space.s});
  padding: ${space.xs} ${space.tiny} ${space.xs} ${space.s};
  border-radius: ${token.radius.card};
  background: ${color.surface};
  box-shadow: ${token.shadow.high}, 0 0 0 1px ${color.line};
  color: ${color.ink};
  animation: ${drop} ${token.duration.slow} ${token.easing.out};

  & > button {
    position: relative;
  }
`

const Words = styled.div`
  flex: 1;
  min-width: 0;
  font-size: ${token.fontSize.s};
`

const Title = styled(Link)`
  color: inherit;
  font-weight: ${token.weight.strong};
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
`

const Preview = styled.p`
  overflow: hidden;
  color: ${color.inkSoft};
  text-overflow: ellipsis;
  white-space: nowrap;
`
