import { token } from '../token.ts'

const { white, ink } = token.drawing

/** In units of the drawing's own viewBox; hidden from screen readers with the drawing around it. */
export interface EyesProps {
  /** Centre between the eyes. */
  x: number
  y: number
  /** Half the distance between the eyes' centres. */
  apart?: number
  /** Radius of an eye's white. */
  size?: number
  /** Where they look: -1 to 1 across and down. */
  gaze?: readonly [across: number, down: number]
  /** `wink` closes the right one, `closed` both, `worried` tilts the brows. */
  mood?: 'open' | 'wink' | 'closed' | 'worried'
  /** Colour of lids and brows: ink, or white on a dark face. */
  line?: string
}

/** A pair of eyes: what gives every drawing of Lonk its character. */
export function Eyes({ x, y, apart = 14, size = 11, gaze = [0, 0], mood = 'open', line = ink }: EyesProps) {
  const leftClosed = mood === 'closed'
  const rightClosed = mood === 'closed' || mood === 'wink'
  return (
    <g>
      {leftClosed ? (
        <Lid x={x - apart} y={y} size={size} line={line} />
      ) : (
        <Eye x={x - apart} y={y} size={size} gaze={gaze} />
      )}
      {rightClosed ? (
        <Lid x={x + apart} y={y} size={size} line={line} />
      ) : (
        <Eye x={x + apart} y={y} size={size} gaze={gaze} />
      )}
      {mood === 'worried' && (
        <path
          d={`M${x - apart - size} ${y - size - 2}l${size * 1.5}-${size * 0.55}M${x + apart + size} ${y - size - 2}l-${size * 1.5}-${size * 0.55}`}
          stroke={line}
          strokeWidth={size * 0.28}
          strokeLinecap="round"
        />
      )}
    </g>
  )
}

interface EyeProps {
  x: number
  y: number
  size: number
}

function Eye({ x, y, size, gaze: [across, down] }: EyeProps & { gaze: readonly [number, number] }) {
  const pupilX = x + across * size * 0.42
  const pupilY = y + down * size * 0.46
  return (
    <>
      <ellipse cx={x} cy={y} rx={size} ry={size * 1.1} fill={white} />
      <circle cx={pupilX} cy={pupilY} r={size * 0.54} fill={ink} />
      <circle cx={pupilX + size * 0.2} cy={pupilY - size * 0.2} r={size * 0.16} fill={white} />
    </>
  )
}

function Lid({ x, y, size, line }: EyeProps & { line: string }) {
  return (
    <path
      d={`M${x - size} ${y}q${size} ${size * 0.95} ${size * 2} 0`}
      fill="none"
      stroke={line}
      strokeWidth={size * 0.3}
      strokeLinecap="round"
    />
  )
}
