import { Slider } from '@lonk/shared-ui/slider.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { type Crop, largestSquare, moved, resized, type Size, smallestSide } from './crop.ts'
import { useCropHands } from './use-crop-hands.ts'

interface CropFieldProps {
  /** Where the picture is in this browser. */
  readonly address: string
  readonly picture: Size
  readonly crop: Crop
  readonly onChange: (crop: Crop) => void
}

/**
 * The square that is kept, with the picture under it: pulled by a finger or the mouse, pinched by two, or by three
 * sliders, which need neither a drag nor a sight of the picture.
 */
export const CropField = ({ address, picture, crop, onChange }: CropFieldProps) => {
  const { t } = useTranslation('mf-members')
  const hands = useCropHands(crop, picture, onChange)
  const { x, y, size } = crop
  const largest = largestSquare(picture)
  const room = { x: picture.width - size, y: picture.height - size }
  const percentOf = (value: number, all: number) => (all > 0 ? Math.round((value / all) * 100) : 50)
  const zoom = Math.round((largest / size) * 100)
  const across = percentOf(x, room.x)
  const along = percentOf(y, room.y)
  return (
    <>
      <Window {...hands} aria-hidden="true">
        <img
          src={address}
          alt=""
          draggable={false}
          style={{
            width: `${(picture.width / size) * 100}%`,
            insetInlineStart: `${(-x / size) * 100}%`,
            insetBlockStart: `${(-y / size) * 100}%`,
          }}
        />
      </Window>
      <Slider
        label={t('own.photos.crop.zoom')}
        value={zoom}
        text={`${zoom}%`}
        min={100}
        max={Math.round((largest / smallestSide) * 100)}
        disabled={largest === smallestSide}
        onChange={(percent) => onChange(resized(crop, (largest * 100) / percent, picture))}
      />
      <Slider
        label={t('own.photos.crop.across')}
        value={across}
        text={`${across}%`}
        min={0}
        max={100}
        disabled={room.x === 0}
        onChange={(percent) => onChange(moved(crop, { x: (percent / 100) * room.x - x, y: 0 }, picture))}
      />
      <Slider
        label={t('own.photos.crop.along')}
        value={along}
        text={`${along}%`}
        min={0}
        max={100}
        disabled={room.y === 0}
        onChange={(percent) => onChange(moved(crop, { x: 0, y: (percent / 100) * room.y - y }, picture))}
      />
    </>
  )
}

const Window = styled.div`
  position: relative;
  overflow: hidden;
  width: min(100%, 44vh);
  margin-inline: auto;
  aspect-ratio: 1;
  border-radius: ${token.radius.card};
  background: ${token.color.tint};
  cursor: grab;
  touch-action: none;
  user-select: none;

  &:active {
    cursor: grabbing;
  }
  & > img {
    position: absolute;
    max-width: none;
    height: auto;
    pointer-events: none;
  }
`
