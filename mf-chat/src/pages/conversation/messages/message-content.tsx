import type { Message } from '@lonk/shared-api/schemas/chat.ts'
import type { ChatPartner } from '@lonk/shared-api/schemas/profile.ts'
import { styled } from 'styled-components'
import { GiftDrawing } from '../late-parts.ts'
import { isEmojiOnly } from './emoji-only.ts'
import { PhotoSent } from './photo-sent.tsx'
import type { TimelineItem } from './timeline.ts'

interface MessageContentProps {
  readonly item: TimelineItem
  readonly partner: ChatPartner
}

/** What a message says or shows, by its type. Words of members are text and nothing else. */
export const MessageContent = ({ item, partner }: MessageContentProps) => (
  <>
    {item.message?.photo && <PhotoSent photo={item.message.photo} own={item.own} name={partner.name} />}
    {item.message?.gift && <GiftSent gift={item.message.gift} />}
    {/* The direction of each text is its own: an Arabic line between Dutch ones. */}
    {item.text && (
      <Text dir="auto" $large={isEmojiOnly(item.text)}>
        {item.text}
      </Text>
    )}
  </>
)

const GiftSent = ({ gift }: { gift: NonNullable<Message['gift']> }) => (
  <Gift role="img" aria-label={gift.name}>
    <GiftDrawing image={gift.image} />
  </Gift>
)

const Text = styled.p<{ $large: boolean }>`
  ${({ $large }) => $large && 'font-size: 40px; line-height: 1.2;'}
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  text-wrap: initial;
`

const Gift = styled.div`
  width: 112px;
  height: 112px;
  margin-inline: auto;
`
