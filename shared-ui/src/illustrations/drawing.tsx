import type { ReactNode } from 'react'
import { token } from '../token.ts'

/** The sheet every illustration is drawn on: 240 by 180, a soft shape behind, hidden from assistive technology. */
export function Drawing({ children, ground = true }: { children: ReactNode; ground?: boolean }) {
  return (
    <svg viewBox="0 0 240 180" fill="none" aria-hidden="true" focusable="false">
      {ground && (
        <path
          d="M38 92C32 52 68 20 116 22c52 2 92 26 92 70 0 46-38 66-88 66-46 0-76-22-82-66Z"
          fill={token.drawing.ground}
        />
      )}
      {children}
    </svg>
  )
}
