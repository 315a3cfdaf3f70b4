import { type ReactNode, StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Boundary } from '../composition/boundary.tsx'
import { FrameRouter } from '../composition/frame-router.tsx'
import { PartFailure } from '../composition/part-failure.ts'
import { report } from '../errors/reports.ts'

const reportRender = (cause: unknown) => report(PartFailure.from(cause, { owner: 'shell', phase: 'render' }))

/**
 * A root of the shell in one of the document's mount points, on what the document holds there; what fails in it
 * disappears and is reported.
 */
export const renderInto = (id: string, part: ReactNode): void => {
  const mountPoint = document.getElementById(id)
  if (!mountPoint) return
  const whole = (
    <StrictMode>
      <Boundary onFailed={reportRender} fallback={() => null}>
        <FrameRouter owns={() => true}>{part}</FrameRouter>
      </Boundary>
    </StrictMode>
  )
  const options = {
    identifierPrefix: `${id}-`,
    onUncaughtError: reportRender,
    // Whoever has already gone to another page has other notices: React renders them anew.
    onRecoverableError: () => undefined,
  }
  if (mountPoint.hasChildNodes()) hydrateRoot(mountPoint, whole, options)
  // Nobody waits for what was not there before: a transition lets the browser answer in between.
  else startTransition(() => createRoot(mountPoint, options).render(whole))
}
