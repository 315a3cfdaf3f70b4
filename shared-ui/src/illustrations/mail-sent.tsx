import { token } from '../token.ts'
import { Drawing } from './drawing.tsx'
import { Eyes } from './eyes.tsx'

const { blush, coral, deep, teal, white, ink } = token.drawing

/** A letter on its way, pleased with itself: mail sent, check your inbox. */
export function MailSent() {
  return (
    <Drawing>
      <path d="M22 66h28M14 88h26M26 110h20" stroke={teal} strokeWidth="6" strokeLinecap="round" />
      <g transform="rotate(-5 130 92)">
        <rect x="62" y="46" width="136" height="98" rx="14" fill={coral} />
        <path d="M62 62c0-9 6-16 15-16h106c9 0 15 7 15 16l-58 46c-6 5-14 5-20 0Z" fill={blush} />
        <Eyes x={130} y={72} apart={16} size={11} gaze={[0.6, 0.2]} mood="wink" />
        <path d="M120 91q10 9 20 0" stroke={ink} strokeWidth="3.4" strokeLinecap="round" />
        <circle cx="186" cy="136" r="20" fill={deep} />
        <path
          d="m177 136 6 7 12-14"
          stroke={white}
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </Drawing>
  )
}
