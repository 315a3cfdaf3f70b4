import type { Message } from '@lonk/shared-api/schemas/chat.ts'
import type { ChatPartner } from '@lonk/shared-api/schemas/profile.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { token } from '@lonk/shared-ui/token.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { GiftDrawing } from '../later-parts.ts'
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
    {item.text && <Text dir="auto">{item.text}</Text>}
  </>
)

interface PhotoSentProps {
  readonly photo: NonNullable<Message['photo']>
  readonly own: boolean
  readonly name: string
}

const PhotoSent = ({ photo, own, name }: PhotoSentProps) => {
  const { t } = useTranslation('mf-chat')
  const cdnPrefix = useShared('settings')?.cdn_prefix ?? ''
  const [failed, setFailed] = useState(false)
  if (!photo.filename) return null
  const alt = own ? t('message.photoOwn') : t('message.photoOther', { name })
  // In words where the picture cannot be had: a broken frame says nothing.
  if (failed) return <Text>{alt}</Text>
  return (
    <Picture
      src={cdnPrefix + photo.filename}
      alt={alt}
      onError={() => setFailed(true)}
      width={photo.width}
      height={photo.height}
      loading="lazy"
    />
  )
}

const GiftSent = ({ gift }: { gift: NonNullable<Message['gift']> }) => (
  <Gift role="img" aria-label={gift.name}>
    <GiftDrawing image={gift.image} />
  </Gift>
)

const Text = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  text-wrap: initial;
`

const Picture = styled.img`
  width: auto;
  max-height: 320px;
  border-radius: ${token.radius.card};
`

const Gift = styled.div`
  width: 112px;
  height: 112px;
  margin-inline: auto;
`
