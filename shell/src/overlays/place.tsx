import { type ReactNode, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Boundary } from '../composition/boundary.tsx'
import { FrameRouter } from '../composition/frame-router.tsx'
import { PartFailure } from '../composition/part-failure.ts'
import { report } from '../errors/reports.ts'

const reportRender = (cause: unknown) => report(PartFailure.from(cause, { owner: 'shell', phase: 'render' }))

/**
 * A root of the shell in one of the document's places, on what the document holds there; what fails in it disappears
 * and is reported.
 */
export const showIn = (placeId: string, part: ReactNode): void => {
  const place = document.getElementById(placeId)
  if (!place) return
  const whole = (
    <StrictMode>
      <Boundary onFailed={reportRender} fallback={() => null}>
        <FrameRouter owns={() => true}>{part}</FrameRouter>
      </Boundary>
    </StrictMode>
  )
  const options = {
    identifierPrefix: `${placeId}-`,
    onUncaughtError: reportRender,
    // Whoever has gone on to another page before now has other notices: React renders them anew.
    onRecoverableError: () => undefined,
  }
  if (place.hasChildNodes()) hydrateRoot(place, whole, options)
  else createRoot(place, options).render(whole)
}
