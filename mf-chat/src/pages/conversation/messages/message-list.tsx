import { token } from '@lonk/shared-ui/token.ts'
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { OutboxEntry } from '../../../outbox/outbox-entry.ts'
import type { ThreadAddress } from '../../../thread/thread.resource.ts'
import type { Thread } from '../../../thread/thread.ts'
import { useUnreadFrom } from '../../../thread/use-unread-from.ts'
import { FirstWords, OlderMessages, ToNewest, TypingBubble } from '../late-parts.ts'
import { MessageDay } from './message-day.tsx'
import { onMessageKey } from './on-message-key.ts'
import { groupByDay, lastWithProgress, mergeTimeline, unreadKeyIn } from './timeline.ts'
import { useOlder } from './use-older.ts'
import { useReverseScroll } from './use-reverse-scroll.ts'

interface MessageListProps {
  readonly address: ThreadAddress
  readonly thread: Thread
  readonly pending: readonly OutboxEntry[]
  readonly typing: boolean
}

/** What was said, newest at the bottom; keeps its place while older messages come in above. */
export const MessageList = ({ address, thread, pending, typing }: MessageListProps) => {
  const { t } = useTranslation('mf-chat')
  const newest = useMemo(() => mergeTimeline(thread.messages, pending), [thread.messages, pending])
  // Drawing a page of older messages gives way to typing and scrolling.
  const items = useDeferredValue(newest)
  const unreadKey = unreadKeyIn(items, useUnreadFrom(thread))
  const days = useMemo(() => groupByDay(items, unreadKey), [items, unreadKey])
  const marks = { progressKey: lastWithProgress(items), unreadKey, focusKey: items.at(-1)?.key }
  const older = useOlder(address, thread.hasOlder)
  const { scroller, away, unseen, toNewest, onScroll } = useReverseScroll(items, older.load)

  return (
    <Frame>
      <Scroller
        ref={scroller}
        onScroll={onScroll}
        onKeyDown={onMessageKey}
        role="region"
        aria-label={t('conversation.messages', { name: thread.profile.name })}
        // Scrolls by arrow keys; not every browser gives a scrolling region the focus by itself.
        tabIndex={0}
      >
        <Content>
          <OlderMessages thread={thread} older={older} />
          {items.length === 0 && <FirstWords partner={thread.profile} open={!isShut(thread)} />}
          {days.map((day) => (
            <MessageDay key={day.day} day={day} partner={thread.profile} marks={marks} />
          ))}
          {typing && <TypingBubble />}
        </Content>
      </Scroller>
      {away && <ToNewest unseen={unseen} onPress={toNewest} />}
    </Frame>
  )
}

const shut: readonly (string | null)[] = ['conversation_closed', 'recipient_unavailable', 'account_paused']
const isShut = ({ canSend }: Thread): boolean => shut.includes(canSend.reason)

const { space } = token

const Frame = styled.div`
  position: relative;
  min-height: 0;
`

const Scroller = styled.div`
  display: flex;
  flex-direction: column-reverse;
  height: 100%;
  overflow-y: auto;
  overscroll-behavior: contain;
  /* A reversed column keeps its distance to the newest message; the browser's own anchoring would add to it. */
  overflow-anchor: none;
  /* What is typed below lays out no message again. */
  contain: content;

  &:focus-visible {
    outline-offset: -3px;
  }
`

const Content = styled.div`
  width: 100%;
  max-width: 800px;
  margin: 0 auto;
  padding: ${space.m};
`
