import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Thread } from '../../../thread/thread.ts'

/** As many as one can listen to in a row; a live region that grows for hours slows a screen reader. */
const kept = 10

/**
 * Says each message of the other side that arrives while the conversation is open, once and politely. The list
 * itself is not live: older messages that are loaded, and states that change, would be read out as news. Its code does
 * not come late: what arrived before it would count as known, and a region that appears with its words is not read out.
 */
export const NewMessagesAloud = ({ thread }: { thread: Thread }) => {
  const { t } = useTranslation('mf-chat')
  const opened = useRef(thread.messages.at(-1)?.id ?? 0)
  const news = thread.messages.filter((message) => !message.own && message.id > opened.current)
  return (
    <div role="log" aria-live="polite" className="visually-hidden">
      {news.slice(-kept).map((message) => (
        <p key={message.id}>
          {t('message.by', { name: thread.profile.name })}
          {message.type === 'photo' && ` ${t('conversations.photo')}`}
          {message.gift && ` ${message.gift.name}`}
          {message.text && ` ${message.text}`}
        </p>
      ))}
    </div>
  )
}
