import { token } from '../token.ts'
import { Drawing } from './drawing.tsx'
import { Eyes } from './eyes.tsx'

const { coral, mint, teal, sun, ink } = token.drawing

/** A map pin that looks around the neighbourhood: the place. */
export function Place() {
  return (
    <Drawing>
      <path d="m40 118 52-18 56 18 52-18v46l-52 18-56-18-52 18Z" fill={mint} />
      <path d="M92 100v46M148 118v46" stroke={teal} strokeOpacity="0.35" strokeWidth="4" />
      <path
        d="M54 142q24-20 46-4t50 4"
        stroke={sun}
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray="1 13"
      />
      <path
        d="M120 14c28 0 48 20 48 47 0 31-30 54-43 71-3 4-7 4-10 0-13-17-43-40-43-71 0-27 20-47 48-47Z"
        fill={coral}
      />
      <Eyes x={120} y={58} apart={16} size={13} gaze={[-0.9, 0.35]} />
      <path d="M112 82q8 6 16 0" stroke={ink} strokeWidth="3.4" strokeLinecap="round" />
    </Drawing>
  )
}
