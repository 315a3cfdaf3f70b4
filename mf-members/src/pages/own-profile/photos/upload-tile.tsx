import { IconButton } from '@lonk/shared-ui/icon-button.tsx'
import { Spinner } from '@lonk/shared-ui/spinner.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { RotateCcw, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { Tile, Tools } from './tile.tsx'
import type { Upload } from './use-uploads.ts'

interface UploadTileProps {
  readonly upload: Upload
  readonly onRetry: () => void
  readonly onDrop: () => void
}

/** A picture on its way; a refused one stays, with the reason, until it is tried again or dropped. */
export const UploadTile = ({ upload, onRetry, onDrop }: UploadTileProps) => {
  const { t } = useTranslation('mf-members')
  const { t: ui } = useUiText()
  return (
    <Tile aria-label={upload.name} style={last}>
      <Preview src={upload.preview} alt="" />
      <Veil>
        {upload.refusal === null ? (
          <>
            <Spinner />
            <p role="status">{t('own.photos.sending')}</p>
          </>
        ) : (
          <p role="alert">{upload.refusal.text}</p>
        )}
      </Veil>
      {upload.refusal === null ? null : (
        <Tools>
          {upload.refusal.again ? (
            <IconButton tone="raised" icon={<RotateCcw size={20} />} label={ui('retry')} onClick={onRetry} />
          ) : (
            <span />
          )}
          <IconButton tone="raised" icon={<X size={20} />} label={t('own.photos.drop')} onClick={onDrop} />
        </Tools>
      )}
    </Tile>
  )
}

/** Behind the photos, which have places of their own while one is dragged. */
const last = { order: 1000 }

const Preview = styled.img`
  width: 100%;
  aspect-ratio: 1;
  object-fit: cover;
`

const Veil = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${token.space.xs};
  padding: ${token.space.s} ${token.space.s} 52px;
  background: color-mix(in srgb, ${token.color.paper} 82%, transparent);
  color: ${token.color.ink};
  font-size: ${token.fontSize.s};
  text-align: center;
`
