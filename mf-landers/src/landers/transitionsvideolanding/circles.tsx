import type { ReactNode } from 'react'
import type { Slug } from '../../lander/slugs.ts'

export const circleNames = ['sun', 'coffee', 'wheel', 'record', 'moon', 'eye'] as const

export type CircleName = (typeof circleNames)[number]

const ink = '#2A1D21'
const cream = '#FFF4EC'

/** The colour of whoever looks in the end. */
const irisOf: Readonly<Record<Slug, string>> = {
  plain: '#1E8C86',
  she: '#6D4C7D',
  bdsm: '#A3202F',
  bbw: '#8A5A00',
  gilf: '#4A6FA5',
  milf: '#7D9467',
  gay: '#1F5FA8',
}

const around = (count: number, draw: (turn: number) => ReactNode): ReactNode =>
  Array.from({ length: count }, (_, index) => draw((360 / count) * index))

interface Light {
  readonly glow: string
  readonly iris: string
}

/** All have one circle in the same place, 96 wide: the cut is made on it. */
const circles: Readonly<Record<CircleName, (light: Light) => ReactNode>> = {
  sun: ({ glow }) => (
    <>
      <path d="M0 0h400v400H0z" fill="#F4717F" />
      <circle cx="200" cy="200" r="128" fill={glow} opacity="0.45" />
      <circle cx="200" cy="200" r="96" fill={glow} />
      <path d="M-200 236h800v200h-800z" fill="#6D4C7D" />
      <path
        d="M120 258h160M136 278h128M152 298h96M168 318h64"
        stroke={glow}
        strokeWidth="7"
        strokeLinecap="round"
      />
    </>
  ),
  coffee: () => (
    <>
      <path d="M-200-200h800v800h-800z" fill="#8FD0C8" />
      <circle cx="200" cy="200" r="150" fill={cream} />
      <path d="M286 178l66-30c22-8 30 16 12 26l-60 28z" fill={cream} stroke={ink} strokeWidth="6" />
      <circle cx="200" cy="200" r="108" fill={cream} stroke={ink} strokeWidth="6" />
      <circle cx="200" cy="200" r="96" fill="#6B4230" />
      <path
        d="M140 196c24-34 60 26 92-8s26-28 30-10M152 230c20-16 44 14 66-4"
        fill="none"
        stroke="#EDBE9B"
        strokeWidth="9"
        strokeLinecap="round"
      />
    </>
  ),
  wheel: () => (
    <>
      <path d="M-200-200h800v800h-800z" fill="#E9B44C" />
      <path d="M-200 300h800v300h-800z" fill="#4A6FA5" />
      <path
        d="M200 200L330 60M330 60h40M308 84l-160-12"
        stroke="#A3202F"
        strokeWidth="14"
        strokeLinecap="round"
        fill="none"
      />
      <circle cx="200" cy="200" r="96" fill="none" stroke={ink} strokeWidth="16" />
      <circle cx="200" cy="200" r="84" fill="none" stroke={cream} strokeWidth="4" />
      {around(16, (turn) => (
        <path
          key={turn}
          d="M200 200v-84"
          stroke={ink}
          strokeWidth="2.5"
          transform={`rotate(${turn} 200 200)`}
        />
      ))}
      <circle cx="200" cy="200" r="14" fill={cream} stroke={ink} strokeWidth="5" />
    </>
  ),
  record: ({ glow }) => (
    <>
      <path d="M-200-200h800v800h-800z" fill="#6D4C7D" />
      <circle cx="200" cy="200" r="150" fill={ink} />
      {[136, 122, 108].map((r) => (
        <circle key={r} cx="200" cy="200" r={r} fill="none" stroke={cream} strokeWidth="1.5" opacity="0.4" />
      ))}
      <circle cx="200" cy="200" r="96" fill={glow} />
      <circle cx="200" cy="200" r="9" fill={ink} />
      <path d="M356 40v150l-62 62" fill="none" stroke={cream} strokeWidth="11" strokeLinejoin="round" />
      <circle cx="356" cy="40" r="20" fill={cream} />
    </>
  ),
  moon: () => (
    <>
      <path d="M-200-200h800v800h-800z" fill="#1E2140" />
      {[
        [60, 70],
        [340, 90],
        [90, 320],
        [322, 316],
        [204, 44],
        [30, 206],
        [372, 214],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="4" fill={cream} />
      ))}
      <circle cx="200" cy="200" r="96" fill={cream} />
      <g fill="#D9CBC7">
        <circle cx="168" cy="172" r="20" />
        <circle cx="236" cy="212" r="28" />
        <circle cx="176" cy="248" r="12" />
        <circle cx="232" cy="146" r="10" />
      </g>
    </>
  ),
  eye: ({ glow, iris }) => (
    <>
      <path d="M-200-200h800v800h-800z" fill={glow} />
      <path
        d="M-10 214C70 60 330 60 410 214 330 340 70 340-10 214z"
        fill="#fff"
        stroke={ink}
        strokeWidth="10"
      />
      <circle cx="200" cy="200" r="96" fill={iris} stroke={ink} strokeWidth="8" />
      {around(20, (turn) => (
        <path
          key={turn}
          d="M200 120v22"
          stroke={cream}
          strokeWidth="3"
          opacity="0.6"
          transform={`rotate(${turn} 200 200)`}
        />
      ))}
      <circle cx="200" cy="200" r="46" fill={ink} />
      <circle cx="222" cy="176" r="15" fill="#fff" />
      <path
        d="M-10 214C70 60 330 60 410 214M44 118L14 84M112 78L94 36M288 78l18-42M356 118l30-34"
        fill="none"
        stroke={ink}
        strokeWidth="14"
        strokeLinecap="round"
      />
    </>
  ),
}

interface CirclePictureProps {
  readonly name: CircleName
  readonly slug: Slug
  readonly glow: string
}

/** One picture of the film, in the light of a niche. */
export const CirclePicture = ({ name, slug, glow }: CirclePictureProps) => (
  <svg viewBox="0 0 400 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    {circles[name]({ glow, iris: irisOf[slug] })}
  </svg>
)
