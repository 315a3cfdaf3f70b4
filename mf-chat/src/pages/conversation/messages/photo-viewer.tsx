import { isObject, isString } from '@lonk/shared-events/event-schema.ts'
import { IconButton } from '@lonk/shared-ui/icon-button.tsx'
import { useOverlay } from '@lonk/shared-ui/lazy-overlay.ts'
import { token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { X } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { styled } from 'styled-components'
import type { PhotoOnView } from './use-view-photo.ts'

/** A photo as large as the screen; a press anywhere, Escape and going back lead to its message. */
export const PhotoViewer = () => {
  const { t } = useUiText()
  const navigate = useNavigate()
  const photo = photoIn(useLocation().state)
  const close = () => void navigate(-1)
  const overlay = useOverlay(photo !== null, close)
  if (!photo || !overlay) return null
  return (
    <overlay.FullScreen open onClose={close} title={photo.alt}>
      <Ground>
        <img src={photo.address} alt={photo.alt} />
        {/* For the keyboard; a press anywhere closes it. */}
        <IconButton tone="raised" label={t('close')} icon={<X aria-hidden="true" />} />
      </Ground>
    </overlay.FullScreen>
  )
}

const photoIn = (locationState: unknown): PhotoOnView | null => {
  const photo = isObject<Record<string, unknown>>(locationState) ? locationState.photo : null
  return isObject<Record<string, unknown>>(photo) && isString(photo.address) && isString(photo.alt)
    ? { address: photo.address, alt: photo.alt }
    : null
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
