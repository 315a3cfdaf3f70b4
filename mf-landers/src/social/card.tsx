import type { ReactNode } from 'react'
import { cloth, line } from '../drawings/palette.ts'
import { Person, type PersonLooks } from '../drawings/person.tsx'

/** What a page's `social.tsx` draws for: one of its variants, a niche; none is the plain page. */
export interface SocialProps {
  readonly variant?: string | undefined
}

interface CardProps {
  readonly ground: string
  readonly children: ReactNode
}

/**
 * The picture that others show beside a link to a page: 1200 by 630, of which some cut a square out of the middle. It
 * has no words, so that one picture does for all languages, and the site's mark at its foot.
 */
export const SocialCard = ({ ground, children }: CardProps) => (
  <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" aria-hidden="true">
    <rect width="1200" height="630" fill={ground} />
    {children}
    <g transform="translate(546 500) scale(2.25)">
      <rect width="48" height="48" rx="15" fill={cloth.coral} stroke={cloth.paper} strokeWidth="2.5" />
      <ellipse cx="15.5" cy="23" rx="9" ry="10" fill="#fff" />
      <circle cx="19.4" cy="23.6" r="5.2" fill={line} />
      <circle cx="21.4" cy="21.6" r="1.5" fill="#fff" />
      <path
        d="M27.5 24c4 5.4 10.5 5.4 14.5 0"
        fill="none"
        stroke={line}
        strokeWidth="3.4"
        strokeLinecap="round"
      />
    </g>
  </svg>
)

interface BustProps {
  readonly who: PersonLooks | undefined
  readonly x: number
  readonly y: number
  readonly width: number
  /** A window on a drawing of 240 by 284; the whole of it without one. */
  readonly view?: string
}

/** Somebody in a frame of their own, cut off by it. */
export const Bust = ({ who, x, y, width, view = '0 0 240 284' }: BustProps) => {
  const [, , across = 240, down = 284] = view.split(' ').map(Number)
  return (
    <svg x={x} y={y} width={width} height={(width * down) / across} viewBox={view} aria-hidden="true">
      {who ? <Person {...who} /> : null}
    </svg>
  )
}
