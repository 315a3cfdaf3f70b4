import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { portraitTint } from './portrait-tint.ts'
import { token } from './token.ts'

/** 4:5, 1:1 and 16:9; what does not fit is cut, less of it above than below, where faces are. */
export type PhotoShape = 'portrait' | 'square' | 'wide'

/** A member's picture with its lock and its words is a `PersonPhoto`, one in a circle an `Avatar`. */
export interface PhotoProps {
  /** The whole address (`cdn_prefix` and file name); null or a failed load shows `fallback`. */
  src: string | null
  /** From `useUiText().t('person.photo', …)`; '' where the name is beside it. */
  alt: string
  /** 4:5, 1:1 or 16:9; the box is reserved before the picture is there. */
  shape?: PhotoShape
  /** The person's id: chooses the colour that waits behind the picture. */
  seed: number
  /** In sight from the start: loaded at once and first. At most the first row of a page. */
  priority?: boolean
  /** Stands in for a missing picture. */
  fallback?: ReactNode
  sizes?: string
  srcSet?: string
}

/** A picture in a reserved box on the person's colour: nothing shifts, nothing flashes white. */
export function Photo(props: PhotoProps) {
  const { src, alt, shape = 'portrait', seed, priority = false, fallback, sizes, srcSet } = props
  const [failed, setFailed] = useState<string | null>(null)
  const present = src !== null && src !== failed
  return (
    <Box $shape={shape} $ground={portraitTint(seed)}>
      {present ? (
        <img
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          draggable={false}
          onError={() => setFailed(src)}
        />
      ) : (
        <Missing role={alt ? 'img' : undefined} aria-label={alt || undefined}>
          {fallback ?? <Silhouette />}
        </Missing>
      )}
    </Box>
  )
}

/** Head and shoulders, for whoever has no picture yet. */
export function Silhouette() {
  return (
    <svg viewBox="0 0 80 80" aria-hidden="true" focusable="false">
      <path d="M40 14c-10 0-17 8-17 18 0 11 7 20 17 20s17-9 17-20c0-10-7-18-17-18Z" fill="currentColor" />
      <path d="M8 84c2-17 14-27 32-27s30 10 32 27Z" fill="currentColor" />
    </svg>
  )
}

const ratios: Record<PhotoShape, string> = { portrait: '4 / 5', square: '1', wide: '16 / 9' }

const Box = styled.div<{ $shape: PhotoShape; $ground: string }>`
  position: relative;
  width: 100%;
  overflow: hidden;
  aspect-ratio: ${({ $shape }) => ratios[$shape]};
  border-radius: inherit;
  background: ${({ $ground }) => $ground};

  /* Without script a picture may stand in the noscript that kept it back (late-pictures.ts). */
  & > img,
  & > noscript > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 30%;
  }
`

const Missing = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  align-items: end;
  justify-items: center;
  color: ${token.color.ink};

  & > svg {
    width: 86%;
    opacity: 0.16;
  }
`
