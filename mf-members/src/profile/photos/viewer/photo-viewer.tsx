import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { openViewer, type ViewedPhoto } from './open-viewer.ts'
import { ViewerStyle } from './viewer-style.ts'

export interface PhotoViewerProps {
  readonly name: string
  readonly photos: readonly ViewedPhoto[]
  /** Id of the one that is seen first. */
  readonly first: number
  readonly onShown: (photoId: number) => void
  readonly onClosed: () => void
  /** Null for one's own. */
  readonly onReport: ((photoId: number) => void) | null
}

/**
 * Somebody's photos, as large as the screen: swiped, pinched, with keys and buttons; Escape, the ground and a drag
 * downwards close it. It is there for as long as this is rendered.
 */
export const PhotoViewer = (props: PhotoViewerProps) => {
  const { t } = useTranslation('mf-members')
  const { t: ui } = useUiText()
  const { name } = props
  const texts = {
    title: t('profile.photo.viewer', { name }),
    close: ui('close'),
    previous: t('profile.photo.previous'),
    next: t('profile.photo.next'),
    zoom: t('profile.photo.zoom'),
    failed: t('profile.photo.failed'),
    report: t('profile.reportPhoto'),
  }
  const newest = useRef({ props, texts })
  useEffect(() => {
    newest.current = { props, texts }
  })

  useEffect(() => {
    const { photos, first, onReport } = newest.current.props
    const tell = (place: number, say: (photoId: number) => void) => {
      const photo = photos[place]
      if (photo) say(photo.id)
    }
    return openViewer({
      photos,
      index: Math.max(
        0,
        photos.findIndex(({ id }) => id === first),
      ),
      texts: newest.current.texts,
      onShown: (place) => tell(place, newest.current.props.onShown),
      onClosed: () => newest.current.props.onClosed(),
      onReport: onReport && ((place) => tell(place, onReport)),
    })
  }, [])

  return <ViewerStyle />
}
