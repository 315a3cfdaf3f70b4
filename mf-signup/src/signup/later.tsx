import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import type { ReactNode } from 'react'
import { useDialogSurface } from '../surface/dialog-surface.ts'
import { type LaterParts, useLaterParts } from './load-later-parts.ts'
import { StepWaiting } from './step-waiting.tsx'

/** What comes after, or instead of, the questions is a chunk of its own. */
export const Later = ({ children }: { children: (parts: LaterParts) => ReactNode }) => {
  const dialog = useDialogSurface()
  const { code, failed, retry } = useLaterParts()
  if (code) return children(code)
  return failed ? <ErrorState heading={dialog ? 'h3' : 'h1'} onRetry={retry} /> : <StepWaiting />
}
