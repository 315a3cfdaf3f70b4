import { token } from '@lonk/shared-ui/token.ts'
import type { ReactNode } from 'react'

const { coral, deep, teal, sun, mint, blush, white, ink } = token.drawing
/** Outlines turn light in the dark scheme, or stems and strings would be lost on a dark background. */
const line = {
  stroke: token.color.ink,
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** What each gift looks like on a sheet of 64 by 64, by the name of its picture. */
export const giftShapes: Readonly<Record<string, ReactNode>> = {
  rose: (
    <>
      <path
        d="M32 34v24M32 48c-6 0-10-3-11-8 6-1 10 2 11 8Zm0 4c5 0 9-3 10-7-6-1-9 2-10 7Z"
        fill={teal}
        {...line}
      />
      <path d="M18 20c0-9 8-13 14-13s14 4 14 13-6 15-14 15-14-6-14-15Z" fill={coral} {...line} />
      <path d="M24 18c2 6 14 6 16 0M27 14c2 4 8 4 10 0M20 25c4 5 20 5 24 0" {...line} />
    </>
  ),
  coffee: (
    <>
      <path d="M26 15c-3-3 3-5 0-9M36 15c-3-3 3-5 0-9" {...line} />
      <path d="M46 28h4a7 7 0 0 1 0 14h-4" {...line} />
      <path d="M14 22h32v18a10 10 0 0 1-10 10H24a10 10 0 0 1-10-10Z" fill={white} {...line} />
      <path d="M14 22h32v5H14Z" fill={deep} {...line} />
      <path d="M30 45c-6-4-7-6-7-8a3.5 3.5 0 0 1 7-1 3.5 3.5 0 0 1 7 1c0 2-1 4-7 8Z" fill={coral} />
      <path d="M10 56h40" {...line} />
    </>
  ),
  chocolate: (
    <>
      <path
        d="M32 57C14 46 8 37 8 27 8 13 27 10 32 21c5-11 24-8 24 6 0 10-6 19-24 30Z"
        fill={coral}
        {...line}
      />
      <path d="M32 49C20 41 16 35 16 29c0-8 12-9 16-1 4-8 16-7 16 1 0 6-4 12-16 20Z" fill={blush} {...line} />
      <circle cx="26" cy="32" r="4" fill={deep} />
      <circle cx="38" cy="32" r="4" fill={deep} />
      <circle cx="32" cy="40" r="4" fill={deep} />
    </>
  ),
  'ice-cream': (
    <>
      <path d="M20 31h24L32 59Z" fill={sun} {...line} />
      <path d="m25 31 13 14M39 31 26 45" {...line} />
      <circle cx="24" cy="24" r="9" fill={mint} {...line} />
      <circle cx="40" cy="24" r="9" fill={white} {...line} />
      <circle cx="32" cy="15" r="9" fill={coral} {...line} />
      <path d="m31 6 3-3" {...line} />
    </>
  ),
  cocktail: (
    <>
      <path d="m36 22 10-15" {...line} />
      <path d="M12 16h40L32 38Z" fill={white} {...line} />
      <path d="M18 23h28L32 38Z" fill={coral} {...line} />
      <path d="M32 38v18M22 57h20" {...line} />
      <circle cx="46" cy="15" r="7" fill={sun} {...line} />
      <path d="M46 8v14M39 15h14" {...line} />
    </>
  ),
  bear: (
    <>
      <circle cx="17" cy="18" r="7" fill={sun} {...line} />
      <circle cx="47" cy="18" r="7" fill={sun} {...line} />
      <path d="M32 12c12 0 19 7 19 18S43 52 32 52 13 41 13 30s7-18 19-18Z" fill={sun} {...line} />
      <ellipse cx="32" cy="38" rx="9" ry="7" fill={white} {...line} />
      <circle cx="24" cy="28" r="2.2" fill={ink} />
      <circle cx="40" cy="28" r="2.2" fill={ink} />
      <path d="M29 35h6l-3 3Zm3 3v3" fill={ink} {...line} />
      <path d="m23 52 9 4 9-4v8l-9-4-9 4Z" fill={coral} {...line} />
    </>
  ),
  cake: (
    <>
      <path d="M8 36 40 20c10 2 16 8 16 16Z" fill={blush} {...line} />
      <path d="M8 36h48v18H8Z" fill={white} {...line} />
      <path d="M8 44h48v4H8Z" fill={coral} {...line} />
      <circle cx="40" cy="17" r="5" fill={deep} {...line} />
      <path d="M40 12c0-4 3-6 6-6" {...line} />
    </>
  ),
  bouquet: (
    <>
      <path d="M16 30h32L34 60h-4Z" fill={mint} {...line} />
      <circle cx="20" cy="22" r="9" fill={coral} {...line} />
      <circle cx="44" cy="22" r="9" fill={sun} {...line} />
      <circle cx="32" cy="15" r="9" fill={white} {...line} />
      <circle cx="32" cy="28" r="8" fill={deep} {...line} />
      <circle cx="20" cy="22" r="3" fill={white} />
      <circle cx="44" cy="22" r="3" fill={white} />
      <circle cx="32" cy="15" r="3" fill={sun} />
      <circle cx="32" cy="28" r="2.5" fill={white} />
      <path d="m24 46 8 3 8-3" {...line} />
    </>
  ),
  champagne: (
    <>
      <path d="M17 14h14l-2 18a5 5 0 0 1-10 0Z" fill={white} {...line} />
      <path d="M17.7 21h12.6l-1.3 11a5 5 0 0 1-10 0Z" fill={sun} {...line} />
      <path d="M24 37v17M17 55h14" {...line} />
      <g transform="rotate(14 46 36)">
        <path d="M37 12h14l-2 18a5 5 0 0 1-10 0Z" fill={white} {...line} />
        <path d="M37.7 19h12.6L49 30a5 5 0 0 1-10 0Z" fill={sun} {...line} />
        <path d="M44 35v17M37 53h14" {...line} />
      </g>
      <path d="m31 6 2 4M39 4l-1 4M25 7l3 3" {...line} />
    </>
  ),
  perfume: (
    <>
      <path d="M26 12h12v8H26Z" fill={sun} {...line} />
      <path
        d="M22 20h20c7 4 10 10 10 18 0 10-6 18-12 18H24c-6 0-12-8-12-18 0-8 3-14 10-18Z"
        fill={blush}
        {...line}
      />
      <path d="M13 38h38c0 10-5 18-11 18H24c-6 0-11-8-11-18Z" fill={coral} {...line} />
      <path d="m46 12 4-2M46 15h5M46 18l4 2" {...line} />
      <path d="M20 32c1-4 3-6 5-7" stroke={white} strokeWidth="2.5" strokeLinecap="round" />
    </>
  ),
  balloon: (
    <>
      <path
        d="M32 4c13 0 20 9 20 20 0 9-8 16-14 22H26C20 40 12 33 12 24 12 13 19 4 32 4Z"
        fill={coral}
        {...line}
      />
      <path d="M32 4c-6 5-8 12-8 20s2 16 5 22h6c3-6 5-14 5-22S38 9 32 4Z" fill={sun} {...line} />
      <path d="m26 46 1 6m11-6-1 6" {...line} />
      <path d="M26 52h12l-1 8H27Z" fill={deep} {...line} />
    </>
  ),
  ring: (
    <>
      <circle cx="32" cy="41" r="17" fill="none" stroke={token.color.ink} strokeWidth="7.5" />
      <circle cx="32" cy="41" r="17" fill="none" stroke={sun} strokeWidth="4.5" />
      <path d="M22 10h20l6 8-16 14-16-14Z" fill={mint} {...line} />
      <path d="M16 18h32M22 10l4 8 6 14 6-14 4-8M26 18l6-8 6 8" {...line} />
    </>
  ),
}
