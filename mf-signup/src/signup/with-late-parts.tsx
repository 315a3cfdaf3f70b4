import type { ReactNode } from 'react'
import { type LateParts, useLateParts } from './load-late-parts.ts'
import { NotLoaded } from './not-loaded.tsx'
import { StepWaiting } from './step-waiting.tsx'

/** What comes after, or instead of, the questions is a chunk of its own. */
export const WithLateParts = ({ children }: { children: (parts: LateParts) => ReactNode }) => {
  const { code, failed, retry } = useLateParts()
  if (code) return children(code)
  return failed ? <NotLoaded onRetry={retry} /> : <StepWaiting />
}
