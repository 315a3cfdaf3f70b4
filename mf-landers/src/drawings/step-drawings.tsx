import { cloth, line, skin } from './palette.ts'
import { Person } from './person.tsx'

/** Parts inherit the line of their drawing. */
const box = {
  viewBox: '0 0 260 200',
  focusable: false,
  stroke: line,
  strokeWidth: 5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const

/** A portrait being pinned up. */
export const ShowYourself = () => (
  <svg {...box} aria-hidden="true">
    <path
      d="M22 128C2 62 64 8 130 18s126 46 112 112-82 62-136 58-72-22-84-60z"
      fill={cloth.mustard}
      opacity="0.6"
      stroke="none"
    />
    <g transform="rotate(-5 130 100)">
      <rect x="76" y="20" width="112" height="158" rx="10" fill={cloth.paper} />
      <rect x="88" y="32" width="88" height="104" rx="4" fill="#CFE9E4" stroke="none" />
      <svg x="88" y="32" width="88" height="104" viewBox="14 10 212 251" aria-hidden="true">
        <Person
          skin="sand"
          hair="bob"
          hairColour="brown"
          top="coral"
          neck="turtle"
          look="right"
          mouth="smile"
          glasses={true}
        />
      </svg>
      <rect x="88" y="32" width="88" height="104" rx="4" fill="none" strokeWidth="4" />
      <path d="M94 152h52M94 164h32" strokeWidth="4" opacity="0.5" />
      <path d="M118 6h28v24h-28z" fill={cloth.coral} opacity="0.85" stroke="none" />
    </g>
    <g transform="translate(168 112) rotate(28)">
      <path d="M0 0h16v54H0z" fill={cloth.teal} strokeWidth="4" />
      <path d="M0 54l8 18 8-18z" fill={skin.sand} strokeWidth="4" />
    </g>
  </svg>
)

/** One eye aside, one winking. */
export const GiveAGlance = () => (
  <svg {...box} aria-hidden="true">
    <path
      d="M26 74C44 20 108 4 164 20s92 60 74 110-84 66-144 52S8 128 26 74z"
      fill={cloth.coral}
      opacity="0.6"
      stroke="none"
    />
    <path d="M26 102c22-44 66-44 88 0-22 34-66 34-88 0z" fill="#fff" />
    <circle cx="80" cy="99" r="17" fill={cloth.teal} />
    <circle cx="84" cy="97" r="7" fill={line} stroke="none" />
    <circle cx="88" cy="92" r="3" fill="#fff" stroke="none" />
    <path d="M30 62c18-18 44-24 70-12" fill="none" strokeWidth="7" />
    <path d="M148 100c20 22 62 22 84-2" fill="none" strokeWidth="7" />
    <path d="M158 112l-8 12M190 118v14M222 110l8 11" />
    <path d="M152 74c20-12 50-14 74-6" fill="none" strokeWidth="7" />
    <path
      d="M128 152c-6-11-23-8-22 6 1 11 14 18 24 26 7-10 18-19 17-30-2-13-18-13-19-2z"
      fill={cloth.coral}
    />
  </svg>
)

/** A first line, and the answer that is being typed. */
export const SaySomething = () => (
  <svg {...box} aria-hidden="true">
    <path
      d="M30 140C-2 88 44 18 112 16s138 28 132 92-72 82-128 82-68-14-86-50z"
      fill={cloth.teal}
      opacity="0.4"
      stroke="none"
    />
    <path
      d="M44 30h116c12 0 20 8 20 20v34c0 12-8 20-20 20H82l-26 22 2-22H44c-12 0-20-8-20-20V50c0-12 8-20 20-20z"
      fill={cloth.paper}
    />
    <path d="M48 58h98M48 78h62" opacity="0.55" />
    <path
      d="M112 100h96c14 0 22 8 22 20v26c0 12-8 20-20 20h-6l2 20-26-20h-68c-12 0-20-8-20-20v-26c0-12 8-20 20-20z"
      fill={cloth.coral}
    />
    <circle cx="136" cy="134" r="7" fill={line} stroke="none" />
    <circle cx="162" cy="134" r="7" fill={line} stroke="none" />
    <circle cx="188" cy="134" r="7" fill={line} stroke="none" />
  </svg>
)
