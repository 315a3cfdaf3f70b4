import type { ChatPartner } from '@lonk/shared-api/schemas/profile.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { TimelineItem } from './timeline.ts'

interface MessageContentProps {
  readonly item: TimelineItem
  readonly partner: ChatPartner
}

/** What a message says or shows, by its type. Words of members are text and nothing else. */
export const MessageContent = ({ item, partner }: MessageContentProps) => {
  const { t } = useTranslation('mf-chat')
  const cdnPrefix = useShared('settings')?.cdn_prefix ?? ''
  const photo = item.message?.photo
  const gift = item.message?.gift
  return (
    <>
      {photo?.filename && (
        <Picture
          src={cdnPrefix + photo.filename}
          alt={item.own ? t('message.photoOwn') : t('message.photoOther', { name: partner.name })}
          width={photo.width}
          height={photo.height}
          loading="lazy"
        />
      )}
      {gift && <Gift src={cdnPrefix + gift.image} alt={gift.name} width={96} height={96} loading="lazy" />}
      {/* The direction of each text is its own: an Arabic line between Dutch ones. */}
      {item.text && <Text dir="auto">{item.text}</Text>}
    </>
  )
}

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

const Gift = styled.img`
  margin-inline: auto;
`
