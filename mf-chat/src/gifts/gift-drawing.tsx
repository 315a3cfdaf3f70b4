import { token } from '@lonk/shared-ui/token.ts'
import { giftShapes } from './gift-shapes.tsx'

/** `gifts/rose.svg` is the rose. A gift that is newer than these drawings is a parcel. */
const nameOf = (image: string): string => image.replace(/^.*\//, '').replace(/\.\w+$/, '')

/** A gift's picture, drawn here: it comes with the code, in the colours of the light or dark scheme. */
export const GiftDrawing = ({ image }: { image: string }) => (
  <svg viewBox="0 0 64 64" fill="none" aria-hidden="true" focusable="false">
    {giftShapes[nameOf(image)] ?? <Parcel />}
  </svg>
)

const { coral, sun } = token.drawing

const Parcel = () => (
  <g stroke={token.color.ink} strokeWidth="1.6" strokeLinejoin="round">
    <path d="M12 28h40v28H12Z" fill={coral} />
    <path d="M8 18h48v10H8Z" fill={coral} />
    <path d="M28 18h8v38h-8Z" fill={sun} />
    <path d="M32 18c-4-10-16-10-14-3 1 3 8 3 14 3Zm0 0c4-10 16-10 14-3-1 3-8 3-14 3Z" fill={sun} />
  </g>
)
