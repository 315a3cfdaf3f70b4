import type { ChatPartner } from '@lonk/shared-api/schemas/profile.ts'
import { formatTime } from '@lonk/shared-ui/format.ts'
import { token } from '@lonk/shared-ui/token.ts'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { FailedMessage } from '../late-parts.ts'
import { MessageBubble } from './message-bubble.tsx'
import { MessageProgress } from './message-progress.tsx'
import type { Progress, TimelineGroup, TimelineItem } from './timeline.ts'

interface MessageGroupProps {
  readonly group: TimelineGroup
  readonly partner: ChatPartner
  /** The marks, where they are in this group. */
  readonly progressKey: string | undefined
  readonly focusKey: string | undefined
}

/** Groups are made anew with each message; one with the same items is not drawn again. */
const isSame = (before: MessageGroupProps, now: MessageGroupProps): boolean => {
  const { items } = now.group
  return (
    before.partner === now.partner &&
    before.progressKey === now.progressKey &&
    before.focusKey === now.focusKey &&
    before.group.items.length === items.length &&
    before.group.items.every((item, index) => item === items[index])
  )
}

/** Messages of one side within a few minutes, and one line under them: when, and how far they have come. */
export const MessageGroup = memo(({ group, partner, progressKey, focusKey }: MessageGroupProps) => {
  const { t, i18n } = useTranslation('mf-chat')
  const last = group.items.at(-1)
  if (!last) return null
  if (last.type === 'system') return <SystemLine>{last.text}</SystemLine>

  const { name } = partner
  const progress = progressToSay(group.items, progressKey)
  return (
    <Side $own={group.own}>
      <span className="visually-hidden">{group.own ? t('message.byYou') : t('message.by', { name })}</span>
      <Bubbles $own={group.own}>
        {group.items.map((item) => (
          <li key={item.key}>
            <MessageBubble item={item} partner={partner} entry={item.key === focusKey} />
            {item.progress === 'failed' && <FailedMessage clientId={item.key} />}
          </li>
        ))}
      </Bubbles>
      <Foot>
        {last.message?.operator && <span>{t('message.operator')}</span>}
        <time dateTime={last.createdAt}>{formatTime(last.createdAt, i18n.language)}</time>
        {progress && <MessageProgress progress={progress} />}
      </Foot>
    </Side>
  )
}, isSame)

/** Those that matter most first: a message behind one that waits is not on its way either. */
const unsettled: readonly Progress[] = ['waiting', 'sending', 'held']

/** What has not reached the other side yet always says so; of the others only the newest. */
const progressToSay = (items: readonly TimelineItem[], progressKey?: string): Progress | undefined =>
  unsettled.find((progress) => items.some((item) => item.progress === progress)) ??
  items.find((item) => item.key === progressKey)?.progress

const { space, color } = token

const Side = styled.div<{ $own: boolean }>`
  display: grid;
  justify-items: ${({ $own }) => ($own ? 'end' : 'start')};
  gap: ${space.tiny};
  min-width: 0;
`

const Bubbles = styled.ul<{ $own: boolean }>`
  display: grid;
  gap: 3px;
  width: 100%;

  & > li {
    display: grid;
    justify-items: ${({ $own }) => ($own ? 'end' : 'start')};
    min-width: 0;
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.xs};
  padding-inline: ${space.xs};
  color: ${color.inkSoft};
  font-size: ${token.fontSize.xs};
  font-variant-numeric: tabular-nums;
`

const SystemLine = styled.p`
  max-width: 33.5em;
  margin-inline: auto;
  padding: ${space.xs} ${space.m};
  border-radius: ${token.radius.card};
  background: ${color.infoSoft};
  font-size: ${token.fontSize.s};
  text-align: center;
`
