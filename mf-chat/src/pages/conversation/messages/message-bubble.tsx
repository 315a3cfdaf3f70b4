import type { ChatPartner } from '@lonk/shared-api/schemas/profile.ts'
import { hover, token } from '@lonk/shared-ui/token.ts'
import { memo, useState } from 'react'
import { styled } from 'styled-components'
import { MessageMenu } from '../late-parts.ts'
import { MessageContent } from './message-content.tsx'
import type { TimelineItem } from './timeline.ts'

interface MessageBubbleProps {
  readonly item: TimelineItem
  readonly partner: ChatPartner
  /** The Tab key enters the list here. */
  readonly entry: boolean
}

/**
 * One message, as wide as its words. Its actions appear beside it on hover, focus or a tap, and are made only
 * then: hundreds of menus that nobody opens would cost more than the messages.
 */
export const MessageBubble = memo(({ item, partner, entry }: MessageBubbleProps) => {
  const [touched, setTouched] = useState(false)
  const touch = () => setTouched(true)
  return (
    <Line $own={item.own} data-message="" tabIndex={entry ? 0 : -1} onPointerEnter={touch} onFocus={touch}>
      <Bubble $own={item.own} $faded={item.progress === 'waiting' || item.progress === 'failed'}>
        <MessageContent item={item} partner={partner} />
      </Bubble>
      {touched && item.message && <MessageMenu message={item.message} profileId={partner.id} />}
    </Line>
  )
})

const { color, space } = token

const Line = styled.div<{ $own: boolean }>`
  display: flex;
  flex-direction: ${({ $own }) => ($own ? 'row-reverse' : 'row')};
  align-items: center;
  width: 100%;
  border-radius: ${token.radius.card};

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
