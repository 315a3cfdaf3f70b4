import type { ReactNode } from 'react'
import { type LaterParts, useLaterParts } from './load-later-parts.ts'
import { NotLoaded } from './not-loaded.tsx'
import { StepWaiting } from './step-waiting.tsx'

/** What comes after, or instead of, the questions is a chunk of its own. */
export const Later = ({ children }: { children: (parts: LaterParts) => ReactNode }) => {
  const { code, failed, retry } = useLaterParts()
  if (code) return children(code)
  return failed ? <NotLoaded onRetry={retry} /> : <StepWaiting />
}
