import { token } from '../token.ts'
import { Drawing } from './drawing.tsx'
import { Eyes } from './eyes.tsx'

const { coral, deep, mint, teal, sun } = token.drawing

/** A magnifier with a searching look: nobody found. */
export function EmptySearch() {
  return (
    <Drawing>
      <path d="m150 118 36 34" stroke={deep} strokeWidth="17" strokeLinecap="round" />
      <circle cx="112" cy="82" r="52" fill={coral} />
      <circle cx="112" cy="82" r="40" fill={mint} />
      <path
        d="M78 62a40 40 0 0 1 22-18"
        stroke="white"
        strokeOpacity="0.7"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <Eyes x={112} y={82} apart={15} size={12.5} gaze={[0.85, 0.65]} />
      <circle cx="196" cy="52" r="7" fill={sun} />
      <circle cx="46" cy="128" r="6" fill={teal} />
      <circle cx="206" cy="98" r="4" fill={coral} />
    </Drawing>
  )
}
