import type { JSX } from 'react'
import { type HairName, hairs } from './hair.tsx'
import {
  type ClothName,
  cloth,
  type HairColourName,
  hairColour,
  line,
  type SkinName,
  skin,
} from './palette.ts'

/** Who is drawn. `look` is the side, as the reader sees it, to which the eyes glance. */
export interface PersonLooks {
  readonly skin: SkinName
  readonly hair: HairName
  readonly hairColour: HairColourName
  readonly top: ClothName
  readonly neck?: 'round' | 'collar' | 'turtle' | 'open'
  readonly look: 'left' | 'right'
  readonly mouth?: 'smile' | 'smirk' | 'grin'
  readonly beard?: boolean
  readonly glasses?: boolean
  readonly earrings?: boolean
  readonly choker?: boolean
  readonly wrinkles?: boolean
  readonly broad?: boolean
}

/** The line that everything of a person is drawn with; parts inherit it. */
const pen = { stroke: line, strokeWidth: 4.5, strokeLinejoin: 'round', strokeLinecap: 'round' } as const
const thin = { strokeWidth: 3.5, fill: 'none' } as const

const shoulders = {
  slender: 'M22 300c0-60 30-82 72-90 14 12 38 12 52 0 42 8 72 30 72 90z',
  broad: 'M4 300c-2-64 34-88 86-94 16 12 44 12 60 0 52 6 88 30 86 94z',
} as const

const necks: Readonly<
  Record<NonNullable<PersonLooks['neck']>, (top: string, skinTone: string) => JSX.Element>
> = {
  round: () => <path d="M88 211c14 20 50 20 64 0" {...thin} />,
  open: (_top, tone) => <path d="M90 210l30 44 30-44c-16 10-44 10-60 0z" fill={tone} />,
  collar: () => <path d="M94 206l-14 12 22 24 18-18 18 18 22-24-14-12-26 18z" fill={cloth.paper} />,
  turtle: (top) => <path d="M93 186c12 12 42 12 54 0l3 28c-18 12-42 12-60 0z" fill={top} />,
}

const mouths = {
  smile: <path d="M103 160c10 10 24 10 34 0" {...thin} />,
  smirk: <path d="M106 162c10 5 22 3 30-6" {...thin} />,
  grin: <path d="M102 156c12 3 24 3 36 0-2 22-34 22-36 0z" fill="#fff" strokeWidth="3.5" />,
} as const

/** Head and shoulders on a 240 by 284 canvas, to be placed in any `<svg>`; decoration, never the only meaning. */
export const Person = (who: PersonLooks) => {
  const tone = skin[who.skin]
  const hair = hairs[who.hair]
  const colour = hairColour[who.hairColour]
  const side = who.look === 'right' ? 1 : -1
  const fill = who.hair === 'scarf' ? cloth[who.top] : colour
  return (
    <g {...pen}>
      {hair.back?.(fill)}
      <path d="M100 164v44c6 14 34 14 40 0v-44z" fill={tone} />
      <path d={who.broad ? shoulders.broad : shoulders.slender} fill={cloth[who.top]} />
      <path d="M102 184v22c8 10 28 10 36 0v-22z" fill={tone} stroke="none" />
      {necks[who.neck ?? 'round'](cloth[who.top], tone)}
      {who.choker ? <path d="M100 196c12 8 28 8 40 0" strokeWidth="8" fill="none" /> : null}
      <circle cx="78" cy="128" r="9" fill={tone} />
      <circle cx="162" cy="128" r="9" fill={tone} />
      <path
        d={
          who.broad
            ? 'M76 108c0-62 88-62 88 0l-1 34c-2 34-22 50-43 50s-41-16-43-50z'
            : 'M78 108c0-60 84-60 84 0l-2 34c-3 30-22 46-40 46s-37-16-40-46z'
        }
        fill={tone}
      />
      {who.beard ? (
        <path
          d="M79 124c4 14 10 24 18 26 10-8 36-8 46 0 8-2 14-12 18-26l1 20c-3 34-22 50-42 50s-39-16-42-50z"
          fill={colour}
        />
      ) : null}
      <g transform={`translate(${side * 6} 0)`}>
        {who.beard ? null : (
          <path
            d="M87 148a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM135 148a9 9 0 1 0 18 0a9 9 0 1 0-18 0z"
            fill={cloth.coral}
            opacity="0.42"
            stroke="none"
          />
        )}
        <Eye x={102} side={side} />
        <Eye x={138} side={side} />
        <path
          d={
            side > 0
              ? 'M90 108c6-6 16-7 22-3M128 100c8-5 18-4 23 2'
              : 'M89 102c5-6 15-7 23-2M128 105c6-4 16-3 22 3'
          }
          fill="none"
        />
        <path
          d={side > 0 ? 'M121 124c6 7 10 13 6 17-3 2-7 2-10 1' : 'M119 124c-6 7-10 13-6 17 3 2 7 2 10 1'}
          {...thin}
        />
        {who.glasses ? <Glasses /> : null}
        {who.wrinkles ? (
          <path
            d="M80 134l6 3M80 128l6 0M160 128l-6 0M160 134l-6 3M98 152c-3 4-4 8-3 12M142 152c3 4 4 8 3 12"
            {...thin}
            strokeWidth="2.5"
          />
        ) : null}
        {mouths[who.mouth ?? 'smile']}
      </g>
      {hair.front(fill)}
      {who.earrings ? (
        <>
          <circle cx="77" cy="146" r="6" fill={cloth.mustard} strokeWidth="3" />
          <circle cx="163" cy="146" r="6" fill={cloth.mustard} strokeWidth="3" />
        </>
      ) : null}
    </g>
  )
}

/** The white, the pupil in its corner and a heavy lid: that is what makes it a glance. */
const Eye = ({ x, side }: { readonly x: number; readonly side: 1 | -1 }) => (
  <>
    <ellipse cx={x} cy="124" rx="11" ry="8" fill="#fff" stroke="none" />
    <circle cx={x + side * 5.5} cy="124.5" r="5.4" fill={line} stroke="none" />
    <path d={`M${x - 12} 123c4-9 20-9 24 0`} fill="none" />
  </>
)

const Glasses = () => (
  <path
    d="M86 124a16 15 0 1 0 32 0a16 15 0 1 0-32 0zM122 124a16 15 0 1 0 32 0a16 15 0 1 0-32 0zM118 122h4M86 120l-10-3M154 120l10-3"
    {...thin}
  />
)
