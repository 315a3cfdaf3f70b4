import { token } from '../token.ts'
import { Drawing } from './drawing.tsx'
import { Eyes } from './eyes.tsx'

const { coral, teal, white, ink } = token.drawing

/** Two speech bubbles that look at each other and wait for a word: no conversations yet. */
export function EmptyChats() {
  return (
    <Drawing>
      <path
        d="M58 44h64a24 24 0 0 1 24 24v14a24 24 0 0 1-24 24H82l-22 18c-3 2-6 0-6-3v-16a24 24 0 0 1-20-23V68a24 24 0 0 1 24-24Z"
        fill={coral}
      />
      <Eyes x={94} y={71} gaze={[0.9, 0.5]} />
      <path d="M86 91q8 6 16 0" stroke={ink} strokeWidth="3.2" strokeLinecap="round" />
      <path
        d="M142 84h42a22 22 0 0 1 22 22v10a22 22 0 0 1-18 21v15c0 3-4 5-6 3l-20-17h-20a22 22 0 0 1-22-22v-10a22 22 0 0 1 22-22Z"
        fill={teal}
      />
      <Eyes x={161} y={107} apart={12} size={9.5} gaze={[-0.9, -0.4]} />
      <path d="M156 124q6 4 12 0" stroke={white} strokeWidth="3" strokeLinecap="round" />
    </Drawing>
  )
}
