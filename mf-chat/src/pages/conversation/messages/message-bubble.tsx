import { hover, token } from '@lonk/shared-ui/token.ts'
import { styled } from 'styled-components'
import type { Thread } from '../../../thread/thread.ts'
import { MessageMenu } from '../later-parts.ts'
import { MessageContent } from './message-content.tsx'
import type { TimelineItem } from './timeline.ts'

interface MessageBubbleProps {
  readonly item: TimelineItem
  readonly thread: Thread
  /** The Tab key enters the list here. */
  readonly entry: boolean
}

/** One message, as wide as its words; its actions appear beside it under the pointer, the focus or a tap. */
export const MessageBubble = ({ item, thread, entry }: MessageBubbleProps) => {
  const { message } = item
  return (
    // A tap gives the line the focus, which is what shows its actions where nothing can hover.
    <Line $own={item.own} data-message="" tabIndex={entry ? 0 : -1}>
      <Bubble $own={item.own} $faded={item.progress === 'waiting' || item.progress === 'failed'}>
        <MessageContent item={item} partner={thread.profile} />
      </Bubble>
      {message && <MessageMenu message={message} thread={thread} />}
    </Line>
  )
}

const { color, space } = token

const Line = styled.div<{ $own: boolean }>`
  display: flex;
  flex-direction: ${({ $own }) => ($own ? 'row-reverse' : 'row')};
  align-items: center;
  max-width: 100%;
  min-width: 0;

  & > button {
    width: 32px;
    height: 32px;
    margin-inline: 2px;
    color: ${color.inkSoft};
    opacity: 0;
  }
  & > button[aria-expanded='true'],
  &:focus-within > button {
    opacity: 1;
  }
  ${hover} {
    &:hover > button {
      opacity: 1;
    }
  }
`

const Bubble = styled.div<{ $own: boolean; $faded: boolean }>`
  min-width: 0;
  max-width: min(85%, 560px);
  padding: ${space.xs} ${space.s};
  border-radius: 18px;
  border-end-end-radius: ${({ $own }) => ($own ? '6px' : '18px')};
  border-end-start-radius: ${({ $own }) => ($own ? '18px' : '6px')};
  background: ${({ $own }) => ($own ? color.accentSoft : color.surface)};
  box-shadow: ${({ $own }) => ($own ? 'none' : token.shadow.low)};
  color: ${color.ink};
  opacity: ${({ $faded }) => ($faded ? 0.72 : 1)};

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`
