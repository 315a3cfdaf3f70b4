import { token } from '../token.ts'
import { Drawing } from './drawing.tsx'
import { Eyes } from './eyes.tsx'

const { mint, teal, coral, sun, ink } = token.drawing

/** A cloud that looks at its loose plug: something went wrong. */
export function ErrorCloud() {
  return (
    <Drawing>
      <path
        d="M78 122c-22 0-36-14-36-32s14-31 32-31c5-20 22-33 44-33 24 0 42 15 46 37 20 0 34 12 34 30 0 17-13 29-32 29Z"
        fill={mint}
      />
      <Eyes x={118} y={76} apart={17} size={13} gaze={[0.2, 0.95]} mood="worried" />
      <path d="M110 106q8-7 16 0" stroke={ink} strokeWidth="3.4" strokeLinecap="round" />
      <path d="M96 122c0 16-18 10-18 24" stroke={teal} strokeWidth="6" strokeLinecap="round" />
      <rect x="66" y="144" width="24" height="16" rx="5" fill={coral} />
      <path d="M73 160v8M83 160v8" stroke={coral} strokeWidth="5" strokeLinecap="round" />
      <path
        d="m150 132-10 15h13l-8 15"
        stroke={sun}
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Drawing>
  )
}
