import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Boundary } from '../composition/boundary.tsx'
import { FrameRouter } from '../composition/frame-router.tsx'
import { PartFailure } from '../composition/part-failure.ts'
import { report } from '../errors/reports.ts'

const reportRender = (cause: unknown) => report(PartFailure.from(cause, { owner: 'shell', phase: 'render' }))

/** A root of the shell in one of the document's places; what fails in it disappears and is reported. */
export const showIn = (placeId: string, part: ReactNode): void => {
  const place = document.getElementById(placeId)
  if (!place) return
  createRoot(place, { identifierPrefix: `${placeId}-`, onUncaughtError: reportRender }).render(
    <StrictMode>
      <Boundary onFailed={reportRender} fallback={() => null}>
        <FrameRouter owns={() => true}>{part}</FrameRouter>
      </Boundary>
    </StrictMode>,
  )
}
