import type { Photo as ProfilePhoto } from '@lonk/shared-api/schemas/photo.ts'
import type { Profile } from '@lonk/shared-api/schemas/profile.ts'
import { Photo } from '@lonk/shared-ui/photo.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import type { KeyboardEvent, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { LateUnlock } from './late-unlock.ts'
import { fetchViewer } from './late-viewer.tsx'
import { NoPhotoYet } from './no-photo-yet.tsx'
import { usePhotoWords } from './use-stage-photos.ts'

interface PhotoStripProps {
  readonly ref: Ref<HTMLDivElement>
  readonly profile: Profile
  readonly photos: readonly ProfilePhoto[]
  /** How many photos a visitor is told of by number alone. */
  readonly untold: number
  readonly place: number
  /** While the viewer is over it, and has not taken the focus yet: a key or a second press is not for the strip. */
  readonly deaf: boolean
  readonly go: (place: number, options?: { readonly focus?: boolean }) => void
  readonly onScroll: () => void
  readonly onPress: (photoId: number) => void
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** The photos side by side. By keyboard it is one stop, and the arrows go from photo to photo. */
export const PhotoStrip = ({ ref, profile, photos, untold, place, deaf, go, ...on }: PhotoStripProps) => {
  const { t } = useTranslation('mf-members')
  const { t: ui } = useUiText()
  const { addressOf, altOf } = usePhotoWords(profile)
  const { id: seed, name } = profile
  const none = photos.length === 0

  const onKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    // Also at the end: the arrow must not go on to somebody else (`use-neighbour-keys.ts`).
    event.preventDefault()
    if (!deaf) go(place + step, { focus: true })
  }

  return (
    <Strip ref={ref} onScroll={on.onScroll} onKeyDown={onKey}>
      {photos.map((photo, index) => {
        const picture = (
          <Photo
            src={addressOf(photo, { small: false })}
            alt={altOf(photo, index)}
            seed={seed}
            priority={index === 0}
          />
        )
        return (
          <Slide key={photo.id}>
            {photo.locked ? (
              <>
                {picture}
                <LateUnlock profile={profile} />
              </>
            ) : (
              <Press
                type="button"
                tabIndex={index === place ? 0 : -1}
                aria-haspopup="dialog"
                aria-label={t('profile.photo.open', { position: index + 1, name })}
                onClick={deaf ? undefined : () => on.onPress(photo.id)}
                onPointerEnter={fetchViewer}
                onFocus={fetchViewer}
              >
                {picture}
              </Press>
            )}
          </Slide>
        )
      })}
      {untold > 0 ? (
        <Slide>
          <Photo src={null} alt={none ? ui('person.noPhoto', { name }) : ''} seed={seed} />
          <LateUnlock profile={profile} untold={untold} />
        </Slide>
      ) : null}
      {none && untold === 0 ? (
        <Slide>
          <NoPhotoYet profile={profile} />
        </Slide>
      ) : null}
    </Strip>
  )
}

const Strip = styled.div`
  display: flex;
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
`

const Slide = styled.div`
  position: relative;
  flex: none;
  width: 100%;
  overflow: hidden;
  aspect-ratio: inherit;
  scroll-snap-align: start;
  scroll-snap-stop: always;

  /* The shape is the stage's, which is another one on a phone. */
  & > div:first-child,
  & > button > div {
    aspect-ratio: inherit;
  }
`

const Press = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  aspect-ratio: inherit;
  border: 0;
  background: none;
  cursor: zoom-in;

  &:focus-visible {
    outline-offset: -3px;
    border-radius: ${token.radius.modal};
  }
`
