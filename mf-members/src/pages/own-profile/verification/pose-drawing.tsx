import type { PoseCode } from '@lonk/shared-api/calls/profile/photo-verification.schema.ts'
import { Eyes } from '@lonk/shared-ui/illustrations/eyes.tsx'
import { token } from '@lonk/shared-ui/token.ts'

const { ground, coral, blush, ink } = token.drawing

/** Where the palm is, and the fingers that are stretched from it: across and down, in units of the drawing. */
interface Hand {
  readonly x: number
  readonly y: number
  readonly fingers: readonly (readonly [across: number, down: number])[]
}

const hands: Readonly<Record<PoseCode, Hand>> = {
  thumb_up: { x: 100, y: 70, fingers: [[0, -20]] },
  two_fingers: {
    x: 100,
    y: 66,
    fingers: [
      [-7, -22],
      [7, -22],
    ],
  },
  open_hand: {
    x: 100,
    y: 62,
    fingers: [
      [-18, -6],
      [-11, -19],
      [-2, -23],
      [8, -21],
      [15, -13],
    ],
  },
  hand_on_head: {
    x: 72,
    y: 24,
    fingers: [
      [-20, -5],
      [-22, 1],
    ],
  },
  hand_on_cheek: {
    x: 86,
    y: 64,
    fingers: [
      [-6, -16],
      [2, -18],
    ],
  },
  finger_on_nose: { x: 86, y: 74, fingers: [[-22, -14]] },
}

/** Somebody who holds the pose; what is to be done stands in words beside it. */
export const PoseDrawing = ({ pose }: { readonly pose: PoseCode }) => {
  const { x, y, fingers } = hands[pose]
  return (
    <svg viewBox="0 0 128 128" width="112" height="112" fill="none" aria-hidden="true" focusable="false">
      <circle cx="64" cy="64" r="62" fill={ground} />
      <path d="M20 122c2-22 18-32 44-32s42 10 44 32" fill={coral} />
      <circle cx="64" cy="56" r="29" fill={blush} />
      <Eyes x={64} y={50} apart={11} size={8} />
      <path d="M60 60c2 3 6 3 8 0M54 71c5 6 15 6 20 0" stroke={ink} strokeWidth="3" strokeLinecap="round" />
      <path
        d={`M106 116Q118 92 ${x} ${y}`}
        stroke={coral}
        strokeWidth="15"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g stroke={ink} strokeWidth="11" strokeLinecap="round">
        {fingers.map(([across, down]) => (
          <path key={`${across} ${down}`} d={`M${x} ${y}l${across} ${down}`} />
        ))}
      </g>
      <circle cx={x} cy={y} r="12" fill={blush} stroke={ink} strokeWidth="2" />
      <g stroke={blush} strokeWidth="7" strokeLinecap="round">
        {fingers.map(([across, down]) => (
          <path key={`${across} ${down}`} d={`M${x} ${y}l${across} ${down}`} />
        ))}
      </g>
    </svg>
  )
}
