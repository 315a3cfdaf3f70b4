import { token } from '../token.ts'
import { Drawing } from './drawing.tsx'
import { Eyes } from './eyes.tsx'

const { coral, deep, sun, teal, ink } = token.drawing

/** A padlock that keeps one eye on things: password, privacy, locked photos. */
export function Keyhole() {
  return (
    <Drawing>
      <path
        d="M84 82V58c0-20 16-36 36-36s36 16 36 36v24"
        stroke={deep}
        strokeWidth="14"
        strokeLinecap="round"
      />
      <rect x="62" y="76" width="116" height="82" rx="20" fill={coral} />
      <Eyes x={120} y={108} apart={18} size={13} gaze={[0.6, 0.2]} mood="wink" />
      <path d="M110 134q10 8 20 0" stroke={ink} strokeWidth="3.6" strokeLinecap="round" />
      <circle cx="204" cy="66" r="13" stroke={sun} strokeWidth="7" />
      <path d="M204 79v34M204 100h11" stroke={sun} strokeWidth="7" strokeLinecap="round" />
      <circle cx="42" cy="126" r="6" fill={teal} />
    </Drawing>
  )
}
