import type { ChatListEntry } from '@lonk/shared-api/schemas/chat.ts'
import { formatShortDay, formatTime } from '@lonk/shared-ui/format.ts'
import { useTranslation } from 'react-i18next'
import { daysAgo } from '../parts/days-ago.ts'

/** The last message in one line, as the list says it. */
export const useLastMessageText = ({ last_message: last, conversation }: ChatListEntry): string => {
  const { t } = useTranslation('mf-chat')
  if (conversation.state === 'closed') return t('conversations.closed')
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
  const days = daysAgo(instant, new Date())
  if (days === 0) return formatTime(instant, i18n.language)
  return days === 1 ? t('conversations.yesterday') : formatShortDay(instant, i18n.language)
}
