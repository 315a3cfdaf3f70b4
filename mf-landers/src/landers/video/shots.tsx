import type { ReactNode } from 'react'
import { hangs } from '../../drawings/cast.ts'
import { Person, type PersonLooks } from '../../drawings/person.tsx'
import type { Slug } from '../../lander/slugs.ts'

interface Look {
  readonly left: PersonLooks
  readonly right: PersonLooks
  /** The one colour of a film in black and white. */
  readonly glow: string
}

export const shotNames = ['stop', 'look', 'pretend', 'back', 'near', 'you'] as const

type ShotName = (typeof shotNames)[number]

const ink = '#211a1d'
const pale = '#e9dfd2'
const grey = '#a89c92'

const away = (person: PersonLooks): PersonLooks => ({
  ...person,
  look: person.look === 'left' ? 'right' : 'left',
  mouth: 'smile',
})

interface PlacedProps {
  readonly person: PersonLooks
  readonly x: number
  readonly y: number
  readonly width: number
}

/** Without colour, as film was. */
const Placed = ({ person, x, y, width }: PlacedProps) => (
  <svg x={x} y={y} width={width} height={width * 1.19} viewBox="0 0 240 285" aria-hidden="true">
    <g filter="grayscale(1)">
      <Person {...person} />
    </g>
  </svg>
)

const Street = () => (
  <>
    <path d="M0 0h400v300H0z" fill={pale} />
    <path d="M0 84h60V40h46v30h54V22h62v48h58V50h52v34h68v140H0z" fill={grey} opacity="0.55" />
    <path d="M0 62h400M0 74h400" stroke={ink} strokeWidth="1.5" opacity="0.7" />
  </>
)

/** The tram stop: a pole with its sign. */
const Pole = ({ glow }: { readonly glow: string }) => (
  <g stroke={ink} strokeWidth="4">
    <path d="M200 300V70" />
    <path d="M178 34h44v38h-44z" fill={glow} />
    <path d="M188 60V46h24v14zM188 54h24" fill="none" strokeWidth="3" />
  </g>
)

const shots: Readonly<Record<ShotName, (look: Look) => ReactNode>> = {
  stop: ({ left, right, glow }) => (
    <>
      <Street />
      <Pole glow={glow} />
      <Placed person={away(left)} x={14} y={102} width={166} />
      <Placed person={away(right)} x={220} y={102} width={166} />
    </>
  ),
  look: ({ left, glow }) => (
    <>
      <path d="M0 0h400v300H0z" fill={glow} />
      <path d="M0 0l400 300H0z" fill={ink} opacity="0.1" />
      <Placed person={left} x={-20} y={-70} width={440} />
    </>
  ),
  pretend: ({ right, glow }) => (
    <>
      <path d="M0 0h400v300H0z" fill={grey} />
      <Placed person={away(right)} x={64} y={-8} width={272} />
      <g stroke={ink} strokeWidth="5" strokeLinejoin="round">
        <path d="M40 206l160 22 160-22v110H40z" fill={pale} />
        <path d="M200 228v90" />
        <path d="M64 238l110 14M64 256l110 14M226 252l110-14M226 270l110-14" strokeWidth="4" opacity="0.6" />
      </g>
      <circle cx="344" cy="56" r="16" fill={glow} />
    </>
  ),
  back: ({ left, right, glow }) => (
    <>
      <Street />
      <g stroke={ink} strokeWidth="5">
        <path d="M-10 46h420v124H-10z" fill={glow} />
        <path d="M-10 66h420M24 78h88v58H24zM156 78h88v58h-88zM288 78h88v58h-88z" fill={pale} />
      </g>
      <Placed person={left} x={-4} y={84} width={190} />
      <Placed person={right} x={214} y={84} width={190} />
      <path
        d="M168 190c20-24 44-24 64 0"
        fill="none"
        stroke={ink}
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="1 12"
      />
    </>
  ),
  near: ({ left, right, glow }) => (
    <>
      <path d="M0 0h400v300H0z" fill={pale} />
      <path
        d="M40 20l-8 26M110 12l-8 26M300 14l-8 26M372 26l-8 26M24 120l-8 26M384 126l-8 26"
        stroke={ink}
        strokeWidth="3"
        opacity="0.5"
      />
      <Placed person={{ ...left, mouth: 'grin' }} x={36} y={96} width={180} />
      <Placed person={{ ...right, mouth: 'smirk' }} x={184} y={96} width={180} />
      <g stroke={ink} strokeWidth="5" strokeLinejoin="round">
        <path d="M200 24v210" />
        <path
          d="M36 112C52 6 348 6 364 112c-26-22-56-22-82 0-26-22-56-22-82 0-26-22-56-22-82 0-26-22-56-22-82 0z"
          fill={glow}
        />
      </g>
    </>
  ),
  you: ({ glow }) => (
    <>
      <path d="M0 0h400v300H0z" fill={ink} />
      <path d="M200-20L40 320h320z" fill={glow} opacity="0.28" />
      <ellipse cx="200" cy="290" rx="140" ry="26" fill={glow} opacity="0.5" />
      <path
        d="M104 300c0-54 30-72 72-80-42-22-36-130 24-130s66 108 24 130c42 8 72 26 72 80"
        fill="none"
        stroke={pale}
        strokeWidth="5"
        strokeDasharray="10 9"
      />
    </>
  ),
}

/** One picture of the film, in the cast and the colour of a niche. */
export const ShotPicture = ({
  name,
  slug,
  glow,
}: {
  readonly name: ShotName
  readonly slug: Slug
  readonly glow: string
}) => {
  const {
    left: [left],
    right: [right],
  } = hangs[slug]
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      {left && right ? shots[name]({ left, right, glow }) : null}
    </svg>
  )
}
