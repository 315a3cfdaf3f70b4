import { IconButton } from '@lonk/shared-ui/icon-button.tsx'
import { useOverlay } from '@lonk/shared-ui/lazy-overlay.ts'
import { token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { X } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { photoOnView } from './photo-on-view.ts'

const close = () => photoOnView.set(null)

/** A photo as large as the screen; a press anywhere, Escape and the cross lead back to its message. */
export const PhotoViewer = () => {
  const { t } = useUiText()
  const photo = useSyncExternalStore(photoOnView.subscribe, photoOnView.get)
  const overlay = useOverlay(photo !== null, close)
  // With the conversation goes what was looked at in it.
  useEffect(() => close, [])
  if (!photo || !overlay) return null
  return (
    <overlay.FullScreen open onClose={close} title={photo.alt}>
      <Ground>
        <img src={photo.address} alt={photo.alt} />
        <IconButton tone="raised" label={t('close')} icon={<X aria-hidden="true" />} onClick={close} />
      </Ground>
    </overlay.FullScreen>
  )
}

const Ground = styled.div`
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  background: ${token.color.scrim};
  backdrop-filter: blur(12px);
  cursor: zoom-out;

  & > img {
    max-width: 100%;
    max-height: 100dvh;
    object-fit: contain;
  }
  & > button {
    position: absolute;
    inset-block-start: max(${token.space.s}, env(safe-area-inset-top));
    inset-inline-end: ${token.space.s};
  }
`
