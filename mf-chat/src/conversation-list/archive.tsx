import type { ChatListEntry } from '@lonk/shared-api/schemas/chat.ts'
import { CountBadge } from '@lonk/shared-ui/badge.tsx'
import { hover, token } from '@lonk/shared-ui/token.ts'
import { Archive as ArchiveIcon, ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'

interface ArchiveProps {
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
  readonly closed: readonly ChatListEntry[]
}

/** The way to conversations in which nothing can be written any more, and back; absent where there are none. */
export const Archive = ({ open, onOpen, closed }: ArchiveProps) => {
  const { t } = useTranslation('mf-chat')
  const unread = closed.reduce((sum, entry) => sum + entry.num_unread_messages, 0)
  if (!open && closed.length === 0) return null
  return (
    <Way type="button" aria-expanded={open} onClick={() => onOpen(!open)}>
      {open ? <ArrowLeft aria-hidden="true" /> : <ArchiveIcon aria-hidden="true" />}
      <span>{open ? t('archive.leave') : t('archive.open', { count: closed.length })}</span>
      {!open && <CountBadge count={unread} label={t('conversations.unread', { count: unread })} />}
    </Way>
  )
}

const { color, space } = token

const Way = styled.button`
  display: flex;
  align-items: center;
  gap: ${space.s};
  width: 100%;
  min-height: 44px;
  padding: ${space.tiny} ${space.s};
  border: 0;
  border-radius: ${token.radius.card};
  background: none;
  color: ${color.inkSoft};
  font: inherit;
  font-size: ${token.fontSize.s};
  font-weight: ${token.weight.medium};
  text-align: start;

  & > svg {
    width: 20px;
    height: 20px;
    margin-inline: 12px;
  }
  & > span:first-of-type {
    flex: 1;
  }
  ${hover} {
    &:hover {
      background: ${color.tint};
    }
  }
`
