import { token } from '../token.ts'
import { Drawing } from './drawing.tsx'
import { Eyes } from './eyes.tsx'

const { coral, deep, sun, ink } = token.drawing

/** A purse that dozes over its one coin: no credits left. */
export function NoCredits() {
  return (
    <Drawing>
      <path
        d="M72 72c-18 16-28 36-26 54 1 16 14 26 32 26h76c18 0 31-10 32-26 2-18-8-38-26-54Z"
        fill={coral}
      />
      <path d="M70 58c0-6 5-11 11-11h70c6 0 11 5 11 11v4c0 7-5 12-11 12H81c-6 0-11-5-11-12Z" fill={deep} />
      <circle cx="108" cy="40" r="9" fill={sun} />
      <circle cx="126" cy="40" r="9" fill={sun} />
      <Eyes x={116} y={106} apart={19} size={11} mood="closed" />
      <path d="M110 126q6-4 12 0" stroke={ink} strokeWidth="3.2" strokeLinecap="round" />
      <ellipse cx="200" cy="146" rx="17" ry="12" fill={sun} />
      <ellipse
        cx="200"
        cy="142"
        rx="17"
        ry="12"
        fill={sun}
        stroke={ink}
        strokeOpacity="0.18"
        strokeWidth="2"
      />
      <path
        d="M167 40h11l-11 13h11M185 22h8l-8 10h8"
        stroke={deep}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Drawing>
  )
}
