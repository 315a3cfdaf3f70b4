import type { Message } from '@lonk/shared-api/schemas/chat.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { token } from '@lonk/shared-ui/token.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { useViewPhoto } from './use-view-photo.ts'

interface PhotoSentProps {
  readonly photo: NonNullable<Message['photo']>
  readonly own: boolean
  /** Of the other member. */
  readonly name: string
}

/** A photo in its message; a press shows it as large as the screen. By keyboard it is in the message's menu. */
export const PhotoSent = ({ photo, own, name }: PhotoSentProps) => {
  const { t } = useTranslation('mf-chat')
  const cdnPrefix = useShared('settings')?.cdn_prefix ?? ''
  const [failed, setFailed] = useState(false)
  const view = useViewPhoto()
  if (!photo.filename) return null
  const address = cdnPrefix + photo.filename
  const alt = own ? t('message.photoOwn') : t('message.photoOther', { name })
  // In words where the picture cannot be loaded, or not yet: a broken frame says nothing.
  if (failed || !cdnPrefix) return <p>{alt}</p>
  return (
    <Press type="button" tabIndex={-1} onClick={() => view({ address, alt })}>
      <img
        src={address}
        alt={alt}
        onError={() => setFailed(true)}
        width={photo.width}
        height={photo.height}
        loading="lazy"
      />
    </Press>
  )
}

/** As wide as the bubble, with the narrow edge that messengers give a picture. */
const Press = styled.button`
  display: block;
  margin: -4px -8px;
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;

  & > img {
    width: auto;
    max-height: 320px;
    border-radius: ${token.radius.card};
  }
  & + p {
    margin-block-start: ${token.space.xs};
  }
`
