import type { Profile } from '@lonk/shared-api/schemas/profile.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { StatusBadge } from '@lonk/shared-ui/badge.tsx'
import { Skeleton } from '@lonk/shared-ui/skeleton.tsx'
import { below, token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { LateProfileMenu } from '../acts/late-acts.ts'
import { LateViewer } from './late-viewer.tsx'
import { PhotoStrip } from './photo-strip.tsx'
import { PhotoThumbs } from './photo-thumbs.tsx'
import { StageArrows } from './stage-arrows.tsx'
import { usePhotoOnView } from './use-photo-on-view.ts'
import { useStagePhotos } from './use-stage-photos.ts'
import { useStrip } from './use-strip.ts'

/** One photo large, the others a swipe away; a press shows it as large as the screen. */
export const PhotoStage = ({ profile }: { readonly profile: Profile }) => {
  const { t: ui } = useUiText()
  const settings = useShared('settings')
  const isOwn = useShared('user')?.profile.id === profile.id
  const { photos, open, untold } = useStagePhotos(profile)
  const { strip, place, go, onScroll } = useStrip()
  const { onView, view, close } = usePhotoOnView(profile.id)
  const toReport = useRef<number | null>(null)
  const slides = photos.length + (untold > 0 ? 1 : 0)

  // The focus goes back to the photo that was seen last, which need not be the one that was pressed.
  const before = useRef(onView)
  useEffect(() => {
    const closed = before.current !== null && onView === null
    before.current = onView
    if (!closed) return
    go(place, { focus: true })
    const photoId = toReport.current
    toReport.current = null
    // Not above the viewer, which keeps the focus to itself.
    if (photoId !== null) bus.publish('complaint-requested', { profileId: profile.id, photoId })
  })

  return (
    <Stage>
      <Frame>
        <PhotoStrip
          ref={strip}
          profile={profile}
          photos={photos}
          untold={untold}
          place={place}
          deaf={onView !== null}
          go={go}
          onScroll={onScroll}
          onPress={view}
        />
        {profile.fictional ? (
          <Label>
            <StatusBadge>{settings?.fictional_singular || ui('person.fictional')}</StatusBadge>
          </Label>
        ) : null}
        {slides > 1 ? (
          <>
            <Count aria-hidden="true">
              {place + 1} / {slides}
            </Count>
            <StageArrows place={place} slides={slides} go={go} />
          </>
        ) : null}
        {isOwn ? null : (
          <Corner>
            <LateProfileMenu profile={profile} photo={photos[place]} />
          </Corner>
        )}
      </Frame>
      {photos.length > 1 ? (
        <PhotoThumbs profile={profile} photos={photos} place={place} onChoose={go} />
      ) : null}
      {onView === null || open.length === 0 ? null : (
        <LateViewer
          name={profile.name}
          photos={open}
          first={onView}
          onShown={(photoId) => go(photos.findIndex(({ id }) => id === photoId))}
          onClosed={close}
          onReport={
            isOwn
              ? null
              : (photoId) => {
                  toReport.current = photoId
                  close()
                }
          }
        />
      )}
    </Stage>
  )
}

/** As high as one photo: the name below it stays where it is when the profile comes. */
export const PhotoStageSkeleton = () => (
  <Frame>
    <Skeleton shape="block" ratio="4 / 5" />
  </Frame>
)

const { color, space } = token

const Stage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
`

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${token.radius.modal};
  box-shadow: ${token.shadow.low};

  & > :first-child {
    aspect-ratio: 4 / 5;
  }
  /* The name must be in sight on a phone, too. */
  ${below('tablet')} {
    & > :first-child {
      aspect-ratio: 1;
    }
  }
`

const Label = styled.div`
  position: absolute;
  inset-block-start: ${space.s};
  inset-inline-start: ${space.s};
`

const Count = styled.span`
  position: absolute;
  inset-block-end: ${space.s};
  inset-inline-start: ${space.s};
  padding: 2px 10px;
  border-radius: ${token.radius.full};
  background: ${color.surface};
  font-size: ${token.fontSize.xs};
  font-variant-numeric: tabular-nums;
  pointer-events: none;
`

/** What has a button of its own in that corner says how far away this one stays. */
const Corner = styled.div`
  position: absolute;
  inset-block-start: ${space.xs};
  inset-inline-end: var(--photo-corner, ${space.xs});
`
