import type { ChatListEntry } from '@lonk/shared-api/schemas/chat.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { CountBadge, StatusBadge } from '@lonk/shared-ui/badge.tsx'
import { MenuButton } from '@lonk/shared-ui/menu-button.tsx'
import { hover, token } from '@lonk/shared-ui/token.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { Bell, BellOff, Trash2, UserRound } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import { setMuted } from '../acts/set-muted.ts'
import { isFictional, PartnerAvatar } from '../parts/partner-avatar.tsx'
import { fromList } from './from-list.ts'
import { removeConversation } from './removed-conversations.ts'
import { type RowWords, useListTime, useRowWords } from './use-row-texts.ts'

interface ConversationRowProps {
  readonly entry: ChatListEntry
  readonly current: boolean
  /** The list is a page of its own. */
  readonly fromPage: boolean
  readonly onRemoved?: () => void
}

/** One conversation: who, the words worth showing, when, and how many are unread. The whole row is the link. */
export const ConversationRow = memo(({ entry, current, fromPage, onRemoved }: ConversationRowProps) => {
  const { t } = useTranslation('mf-chat')
  const ui = useUiText()
  const errorText = useErrorText()
  const { profile, num_unread_messages: unread, conversation } = entry
  const words = useRowWords(entry, current)
  const time = useListTime(entry.last_message.created_at)

  const remove = () => {
    void removeConversation(conversation, errorText)
    onRemoved?.()
  }

  return (
    <Row $current={current} aria-label={profile.name}>
      <PartnerAvatar partner={profile} />
      <Words>
        <Line>
          <Name
            to={linkTo('chats-id', { id: conversation.id })}
            state={fromPage ? fromList : undefined}
            aria-current={current ? 'page' : undefined}
          >
            {profile.name}
          </Name>
          <Time dateTime={entry.last_message.created_at}>{time}</Time>
        </Line>
        <Line>
          <Preview $kind={words.kind} $unread={unread > 0}>
            {words.text}
          </Preview>
          {conversation.muted && <Muted role="img" aria-label={t('conversations.muted')} />}
          <CountBadge count={unread} label={t('conversations.unread', { count: unread })} />
        </Line>
        {isFictional(profile) && <StatusBadge>{ui.t('person.fictional')}</StatusBadge>}
      </Words>
      <MenuButton
        label={t('conversations.actions', { name: profile.name })}
        items={[
          {
            kind: 'link',
            key: 'profile',
            label: t('conversations.profile'),
            icon: <UserRound aria-hidden="true" />,
            to: linkTo('members-id', { id: profile.id }),
          },
          {
            key: 'mute',
            label: conversation.muted ? t('conversations.unmute') : t('conversations.mute'),
            icon: conversation.muted ? <Bell aria-hidden="true" /> : <BellOff aria-hidden="true" />,
            onSelect: () => void setMuted(conversation.id, !conversation.muted, errorText),
          },
          {
            key: 'remove',
            label: t('conversations.remove'),
            icon: <Trash2 aria-hidden="true" />,
            danger: true,
            onSelect: remove,
          },
        ]}
      />
    </Row>
  )
})

const { color, space, fontSize, weight } = token

const Row = styled.article<{ $current: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-height: 72px;
  padding: ${space.xs} ${space.tiny} ${space.xs} ${space.s};
  border-radius: ${token.radius.card};
  background: ${({ $current }) => ($current ? color.accentSoft : 'transparent')};

  & > button {
    position: relative;
    width: 36px;
    color: ${color.inkSoft};
  }
  ${hover} {
    &:hover {
      background: ${({ $current }) => ($current ? color.accentSoft : color.tint)};
    }
  }
`

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 2px;
  flex: 1;
  min-width: 0;
`

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs};
  width: 100%;
`

const Muted = styled(BellOff)`
  flex: none;
  width: 15px;
  height: 15px;
  margin-inline-start: auto;
  color: ${color.inkSoft};
`

const oneLine = `
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Name = styled(Link)`
  ${oneLine}
  color: ${color.ink};
  font-weight: ${weight.strong};
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${token.radius.card};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid ${color.focus};
    outline-offset: -3px;
  }
`

const Time = styled.time`
  color: ${color.inkSoft};
  font-size: ${fontSize.xs};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

const previewColour = {
  typing: color.tealText,
  draft: color.accentText,
  'last-message': color.inkSoft,
} as const satisfies Record<RowWords['kind'], string>

const Preview = styled.p<{ $kind: RowWords['kind']; $unread: boolean }>`
  ${oneLine}
  color: ${({ $kind, $unread }) => ($unread && $kind === 'last-message' ? color.ink : previewColour[$kind])};
  font-size: ${fontSize.s};
  font-weight: ${({ $unread }) => ($unread ? weight.medium : weight.regular)};
`
