import type { ChatListEntry } from '@lonk/shared-api/schemas/chat.ts'
import { formatShortDay, formatTime } from '@lonk/shared-ui/format.ts'
import { useHydrated } from '@lonk/shared-ui/remote/use-hydrated.ts'
import { usePageClock } from '@lonk/shared-ui/use-page-clock.ts'
import { useTranslation } from 'react-i18next'
import { useDraft } from '../outbox/use-draft.ts'
import { daysAgo } from '../parts/days-ago.ts'
import { useTypingSeen } from '../thread/use-typing-seen.ts'

export interface RowWords {
  readonly kind: 'typing' | 'draft' | 'last-message'
  readonly text: string
}

/**
 * The one line under a name: that somebody is writing now, what this member has not finished, or what was said last.
 * A draft of the `current` conversation is shown in its field.
 */
export const useRowWords = (entry: ChatListEntry, current: boolean): RowWords => {
  const { t } = useTranslation('mf-chat')
  const { conversation, profile } = entry
  const typing = useTypingSeen(conversation.id)
  const [draft] = useDraft(profile.id)
  // Kept in this browser: no document knows of it.
  const hydrated = useHydrated()
  const last = useLastMessageText(entry)
  if (conversation.state === 'closed') return { kind: 'last-message', text: t('conversations.closed') }
  if (typing) return { kind: 'typing', text: t('conversation.typing') }
  const text = hydrated ? draft.trim() : ''
  if (text !== '' && !current) return { kind: 'draft', text: t('conversations.draft', { text }) }
  return { kind: 'last-message', text: last }
}

const useLastMessageText = ({ last_message: last }: ChatListEntry): string => {
  const { t } = useTranslation('mf-chat')
  const text = {
    text: last.preview,
    icebreaker: last.preview,
    system: last.preview,
    photo: t('conversations.photo'),
    gift: t('conversations.gift'),
  }[last.type]
  return last.own ? t('conversations.you', { text }) : text
}

/** When the last message came: a time today, a word for yesterday, else the day. */
export const useListTime = (instant: string): string => {
  const { t, i18n } = useTranslation('mf-chat')
  const clock = usePageClock()
  const days = daysAgo(instant, clock)
  if (days === 0) return formatTime(instant, i18n.language, clock.timeZone)
  return days === 1 ? t('conversations.yesterday') : formatShortDay(instant, i18n.language, clock.timeZone)
}
