import { LockKeyhole } from 'lucide-react'
import { styled } from 'styled-components'
import { Photo, type PhotoShape } from './photo.tsx'
import { token } from './token.ts'
import { useUiText } from './use-ui-text.ts'

/** The files of one picture: any `Photo` of the API is one. */
export interface PhotoFiles {
  filename: string | null
  thumb_filename: string | null
  blur_filename: string | null
  locked: boolean
}

/**
 * Its text alternative is made here (name and position, or that it is locked): give none, and no second one beside
 * it.
 */
export interface PersonPhotoProps {
  /** null shows the silhouette. */
  photo: PhotoFiles | null
  person: { id: number; name: string }
  /** Counted from 1, for the text that stands in for the picture. */
  position?: number
  /** The settings' `cdn_prefix`; '' as long as it is not known: then the silhouette waits. */
  cdnPrefix: string
  shape?: PhotoShape
  /** The picture in full instead of its thumbnail. */
  full?: boolean
  priority?: boolean
}

/** A member's photo with its words; a locked one shows its blurred colours under a lock. */
export function PersonPhoto(props: PersonPhotoProps) {
  const { photo, person, position = 1, cdnPrefix, shape, full = false, priority } = props
  const { t } = useUiText()
  const file = fileOf(photo, full)
  const words = { name: person.name, position }
  return (
    <Frame>
      <Photo
        src={file && cdnPrefix ? cdnPrefix + file : null}
        alt={altOf(photo, (key) => t(key, words))}
        shape={shape}
        seed={person.id}
        priority={priority}
      />
      {photo?.locked && (
        <Lock aria-hidden="true">
          <LockKeyhole />
        </Lock>
      )}
    </Frame>
  )
}

function fileOf(photo: PhotoFiles | null, full: boolean): string | null {
  if (!photo) return null
  if (photo.locked) return photo.blur_filename
  return full ? photo.filename : (photo.thumb_filename ?? photo.filename)
}

type AltKey = 'person.noPhoto' | 'person.locked' | 'person.photo'

function altOf(photo: PhotoFiles | null, t: (key: AltKey) => string): string {
  if (!photo) return t('person.noPhoto')
  return t(photo.locked ? 'person.locked' : 'person.photo')
}

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: inherit;
`

const Lock = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;

  & > svg {
    box-sizing: content-box;
    width: 24px;
    height: 24px;
    padding: ${token.space.s};
    border-radius: ${token.radius.full};
    background: ${token.color.surface};
    color: ${token.color.ink};
    box-shadow: ${token.shadow.low};
  }
`
