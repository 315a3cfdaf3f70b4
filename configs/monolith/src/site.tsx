import { mountPoints } from '@lonk/shared-events/boot.ts'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { Boundary } from '../../../shell/src/composition/boundary.tsx'
import { takeFirstData } from '../../../shell/src/composition/first-data.ts'
import { FrameRouter } from '../../../shell/src/composition/frame-router.tsx'
import { PageHost } from '../../../shell/src/composition/page-host.tsx'
import { routeOf } from '../../../shell/src/composition/route-table.ts'
import { NotFoundPage } from '../../../shell/src/errors/not-found-page.tsx'
import { PartErrorPage } from '../../../shell/src/errors/part-error-page.tsx'
import { report } from '../../../shell/src/errors/reports.ts'
import { Foot, Header } from '../../../shell/src/layouts/hydrate-layout.tsx'
import { pageShown } from '../../../shell/src/navigation/page-shown.ts'

/** The whole site as one React tree, in one root. */
export const Site = () => (
  <FrameRouter owns={() => true}>
    <header id={mountPoints.header}>
      <Header />
    </header>
    <div id={mountPoints.warnings} />
    <main id={mountPoints.main} tabIndex={-1}>
      <Pages />
    </main>
    <footer id={mountPoints.footer}>
      <Foot />
    </footer>
    <div id={mountPoints.overlays} />
  </FrameRouter>
)

/** The page of the address, with the data that its document brought. */
export const Pages = () => {
  const { pathname } = useLocation()
  const [attempt, setAttempt] = useState(0)
  const match = routeOf(pathname)
  if (!match) return <NotFoundPage />
  const { row, params } = match
  return (
    <Boundary
      key={`${row.remote}/${row.page}/${attempt}`}
      onFailed={report}
      fallback={() => <PartErrorPage onRetry={() => setAttempt(attempt + 1)} />}
    >
      <Suspense>
        <PageHost
          remote={row.remote}
          page={row.page}
          skeleton={row.skeleton}
          access={row.access}
          attempt={attempt}
          path={pathname}
          onShown={pageShown}
          routeName={row.name}
          params={params}
          files="/"
          {...takeFirstData(pathname)}
        />
      </Suspense>
    </Boundary>
  )
}
