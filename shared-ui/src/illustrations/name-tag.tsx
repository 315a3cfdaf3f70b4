import { token } from '../token.ts'
import { Drawing } from './drawing.tsx'
import { Eyes } from './eyes.tsx'

const { coral, deep, white, teal, ink, sun } = token.drawing

/** A name tag that says hello: name and first words. */
export function NameTag() {
  return (
    <Drawing>
      <path d="m100-10 16 58M140-10l-16 58" stroke={teal} strokeWidth="10" />
      <rect x="52" y="50" width="136" height="104" rx="18" fill={coral} />
      <rect x="104" y="42" width="32" height="16" rx="8" fill={deep} />
      <Eyes x={120} y={80} apart={15} size={11} gaze={[0.5, 0.1]} mood="wink" />
      <rect x="66" y="102" width="108" height="38" rx="10" fill={white} />
      <path
        d="M82 122c6-12 10-12 10 0s8 10 12 0 10-10 10 0 8 10 14 0"
        stroke={ink}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="152" cy="122" r="4" fill={sun} />
    </Drawing>
  )
}
