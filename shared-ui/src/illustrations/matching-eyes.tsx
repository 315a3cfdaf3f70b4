import { token } from '../token.ts'
import { Drawing } from './drawing.tsx'
import { Eyes } from './eyes.tsx'

const { coral, teal, sun, blush, white, ink } = token.drawing

/** Two faces that have seen each other: a match, a welcome. */
export function MatchingEyes() {
  return (
    <Drawing>
      <path d="M26 108a46 46 0 0 1 92 0v6a46 46 0 0 1-92 0Z" fill={coral} />
      <path d="M126 102a44 44 0 0 1 88 0v14a44 44 0 0 1-88 0Z" fill={teal} />
      <ellipse cx="46" cy="126" rx="9" ry="6" fill={blush} opacity="0.7" />
      <ellipse cx="198" cy="124" rx="9" ry="6" fill={blush} opacity="0.5" />
      <Eyes x={78} y={104} apart={15} size={12.5} gaze={[1, 0]} />
      <Eyes x={163} y={102} apart={15} size={12.5} gaze={[-1, 0.05]} mood="wink" line={white} />
      <path d="M72 130q9 8 18 0" stroke={ink} strokeWidth="3.6" strokeLinecap="round" />
      <path d="M153 128q9 8 18 0" stroke={white} strokeWidth="3.6" strokeLinecap="round" />
      <path
        d="M122 52c-14-9-19-16-19-24 0-6 4-10 9-10 4 0 8 2 10 7 2-5 6-7 10-7 5 0 9 4 9 10 0 8-5 15-19 24Z"
        fill={sun}
      />
    </Drawing>
  )
}
