import type { JSX } from 'react'
import { line } from './palette.ts'

export type HairName =
  | 'bun'
  | 'long'
  | 'bob'
  | 'curls'
  | 'ponytail'
  | 'short'
  | 'quiff'
  | 'waves'
  | 'shaved'
  | 'scarf'
  | 'beanie'

interface Hair {
  /** Lies behind the neck and the shoulders. */
  readonly back?: (colour: string) => JSX.Element
  /** Lies on the head. */
  readonly front: (colour: string) => JSX.Element
}

const stroke = { stroke: line, strokeWidth: 4.5, strokeLinejoin: 'round', strokeLinecap: 'round' } as const

const strands = (d: string) => (
  <path d={d} fill="none" stroke={line} strokeWidth="2.5" strokeLinecap="round" opacity="0.45" />
)

/** Drawn on a head from (78, 62) to (162, 186). */
export const hairs: Readonly<Record<HairName, Hair>> = {
  bun: {
    back: (fill) => <path d="M97 44c-9-27 51-30 47 0-2 17-41 18-47 0z" fill={fill} {...stroke} />,
    front: (fill) => (
      <>
        <path
          d="M74 126c-8-50 18-78 50-76 32 1 50 30 42 76-3-12-6-22-12-31-16 1-38-3-52-15-4 19-16 31-28 46z"
          fill={fill}
          {...stroke}
        />
        {strands('M102 72c6-8 16-12 26-11M112 40c6-5 14-6 21-3')}
      </>
    ),
  },
  long: {
    back: (fill) => (
      <path
        d="M70 120c-6-52 20-78 52-78s54 26 50 78c-2 30 8 58 20 88-20 12-50 14-72 12s-52 2-70-14c14-26 22-56 20-86z"
        fill={fill}
        {...stroke}
      />
    ),
    front: (fill) => (
      <>
        <path
          d="M75 132c-10-52 12-86 48-86s54 30 44 86c-4-18-14-40-32-56-14 22-38 32-60 56z"
          fill={fill}
          {...stroke}
        />
        {strands('M134 60c16 8 24 24 26 40M122 58c-16 4-30 18-34 34')}
      </>
    ),
  },
  bob: {
    back: (fill) => (
      <path
        d="M66 118c-6-50 20-76 54-76s60 26 54 76c-1 20 4 40 8 56-16 8-36 10-36 10h-52s-20-2-36-10c4-16 10-36 8-56z"
        fill={fill}
        {...stroke}
      />
    ),
    front: (fill) => (
      <>
        <path
          d="M76 118c-8-44 14-70 46-70 34 0 50 26 42 70-4-6-6-10-7-15-24 2-50 2-74-3-2 7-4 12-7 18z"
          fill={fill}
          {...stroke}
        />
        {strands('M96 66c0 12-2 22-5 31M120 60v40M144 66c1 12 3 22 6 33')}
      </>
    ),
  },
  curls: {
    back: (fill) => (
      <path
        d="M62 150c-22-4-26-32-8-42-16-18-2-46 20-42-2-26 34-40 48-20 16-20 52-6 48 20 24-4 36 26 20 42 18 12 12 40-10 42 4 20-18 34-34 22H94c-18 12-38-2-32-22z"
        fill={fill}
        {...stroke}
      />
    ),
    front: (fill) => (
      <>
        <path
          d="M76 124c-12-8-12-24-2-30-4-18 16-30 28-22 6-14 30-14 36 0 14-8 32 6 28 22 10 8 8 22-2 30-2-10-6-18-14-20-8 6-18 4-22-4-10 8-22 6-26-2-8 8-16 8-26 26z"
          fill={fill}
          {...stroke}
        />
        {strands('M92 92c4-6 12-6 16-1M130 82c5-5 13-4 16 2M72 78c3-6 9-8 14-6M154 60c6 0 10 5 10 10')}
      </>
    ),
  },
  ponytail: {
    back: (fill) => (
      <path
        d="M140 62c34-22 66 0 60 44-3 26 6 40 12 54-28 8-50-12-50-44 0-20-6-34-22-54z"
        fill={fill}
        {...stroke}
      />
    ),
    front: (fill) => (
      <>
        <path
          d="M75 122c-8-46 16-74 48-74 31 0 50 26 42 74-4-12-8-24-16-32-24 6-54 6-64 4-4 10-6 18-10 28z"
          fill={fill}
          {...stroke}
        />
        {strands('M98 66c14-6 32-6 46 4M188 96c4 14 4 26 6 38')}
      </>
    ),
  },
  short: {
    front: (fill) => (
      <>
        <path
          d="M76 120c-10-46 12-76 46-76s54 28 42 76c-4-8-6-16-6-26-10 0-20-4-26-10-14 10-34 12-48 8-2 10-4 20-8 28z"
          fill={fill}
          {...stroke}
        />
        {strands('M94 68c8-6 16-8 24-8M132 62c8 2 14 8 18 14')}
      </>
    ),
  },
  quiff: {
    front: (fill) => (
      <>
        <path
          d="M77 118c-6-16-6-30-2-42-6-26 22-46 46-38 20-10 50 4 46 34 4 14 2 30-4 46-3-10-5-20-9-30-24 2-44-4-56-14-8 12-14 26-21 44z"
          fill={fill}
          {...stroke}
        />
        {strands('M92 58c14-10 30-8 42 2M116 46c16-4 32 4 38 18')}
      </>
    ),
  },
  waves: {
    back: (fill) => (
      <path
        d="M70 112c-8-42 16-70 50-70s60 24 52 66c12 12 12 30 2 40 8 14-2 34-20 34H88c-20 0-30-20-20-34-12-12-10-28 2-36z"
        fill={fill}
        {...stroke}
      />
    ),
    front: (fill) => (
      <>
        <path
          d="M76 122c-14-14-10-38 6-46 6-24 48-36 70-14 18 8 24 40 12 60-2-16-10-28-22-38-20 16-44 14-66 38z"
          fill={fill}
          {...stroke}
        />
        {strands('M100 70c12-10 30-10 40 0M72 130c-4 8-2 18 4 24M168 122c4 8 2 18-4 26')}
      </>
    ),
  },
  shaved: {
    front: (fill) => (
      <path
        d="M79 106c0-26 16-42 41-42s41 16 41 42c-8-16-16-22-41-22s-33 6-41 22z"
        fill={fill}
        opacity="0.55"
      />
    ),
  },
  scarf: {
    back: (fill) => (
      <path
        d="M64 130c-6-58 20-88 56-88s62 30 56 88c4 30 16 48 16 66-22 24-122 24-144 0 0-18 12-36 16-66z"
        fill={fill}
        {...stroke}
      />
    ),
    front: (fill) => (
      <>
        <path
          d="M120 44c-36 0-54 30-48 84 4 34 22 60 48 64 26-4 44-30 48-64 6-54-12-84-48-84zm0 24c24 0 36 20 34 56-2 34-16 56-34 56s-32-22-34-56c-2-36 10-56 34-56z"
          fill={fill}
          fillRule="evenodd"
          {...stroke}
        />
        {strands('M84 176c20 22 52 22 72 0M80 92c2-16 8-26 16-32')}
      </>
    ),
  },
  beanie: {
    back: (fill) => (
      <path
        d="M72 116c-2 26-8 40-14 54 18 8 36 4 42-6l40 0c6 10 24 14 42 6-6-14-12-28-14-54z"
        fill={fill}
        {...stroke}
      />
    ),
    front: () => (
      <>
        <path d="M74 96c-4-46 22-64 48-64 28 0 50 18 46 64z" fill="#E9B44C" {...stroke} />
        <path
          d="M70 98c-2-10 2-18 10-19 28-5 54-5 82 0 8 1 12 9 10 19-1 6-6 8-12 7-26-4-52-4-78 0-6 1-11-1-12-7z"
          fill="#F7D58F"
          {...stroke}
        />
        {strands('M98 50c-4 10-6 18-6 26M122 44v32M146 50c4 10 6 18 6 26')}
      </>
    ),
  },
}
