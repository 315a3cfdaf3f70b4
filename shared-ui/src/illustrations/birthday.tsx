import { token } from '../token.ts'
import { Drawing } from './drawing.tsx'
import { Eyes } from './eyes.tsx'

const { coral, blush, deep, sun, teal, ink } = token.drawing

/** A cake that looks up at its candle: the date of birth. */
export function Birthday() {
  return (
    <Drawing>
      <path
        d="M56 96c0-10 8-16 18-16h92c10 0 18 6 18 16v44c0 8-6 14-14 14H70c-8 0-14-6-14-14Z"
        fill={coral}
      />
      <path
        d="M56 96c0-10 8-16 18-16h92c10 0 18 6 18 16v8c0 9-16 9-16 0 0-5-16-5-16 0 0 12-20 12-20 0 0-6-18-6-18 0 0 9-18 9-18 0 0-5-16-5-16 0 0 10-24 10-24 0Z"
        fill={blush}
      />
      <path d="M120 46v32" stroke={teal} strokeWidth="10" strokeLinecap="round" />
      <path d="M120 14c9 9 10 21 0 24-10-3-9-15 0-24Z" fill={sun} />
      <Eyes x={120} y={124} apart={16} size={11} gaze={[0, -0.95]} />
      <path d="M112 143q8 5 16 0" stroke={ink} strokeWidth="3" strokeLinecap="round" />
      <path d="M40 154h160" stroke={deep} strokeWidth="7" strokeLinecap="round" />
    </Drawing>
  )
}
