import type { BrowserRemote } from '@lonk/shared-events/registry.ts'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { PartErrorPage } from '../errors/part-error-page.tsx'
import { report } from '../errors/reports.ts'
import { navigationProgress } from '../navigation/navigation-progress.ts'
import { pageShown } from '../navigation/page-shown.ts'
import { Boundary } from './boundary.tsx'
import { takeFirstData } from './first-data.ts'
import { frame } from './frame.tsx'
import { FrameRouter } from './frame-router.tsx'
import { PageHost } from './page-host.tsx'
import { PartFailure } from './part-failure.ts'
import { loadPage } from './remotes.ts'
import { routeOf } from './route-table.ts'

const RemotePages = ({ remote: { name: remote, entry } }: { readonly remote: BrowserRemote }) => {
  const { pathname } = useLocation()
  const [attempt, setAttempt] = useState(0)
  const match = routeOf(pathname)
  if (match?.row.remote !== remote) return null
  const { row, params } = match
  return (
    <Boundary
      key={`${row.page}/${attempt}`}
      onFailed={(cause) => {
        navigationProgress.set(false)
        report(PartFailure.from(cause, { owner: remote, phase: 'render' }))
      }}
      fallback={() => <PartErrorPage onRetry={() => setAttempt(attempt + 1)} />}
    >
      <Suspense>
        <PageHost
          remote={remote}
          page={row.page}
          skeleton={row.skeleton}
          access={row.access}
          attempt={attempt}
          path={pathname}
          onShown={pageShown}
          routeName={row.name}
          params={params}
          files={entry.slice(0, entry.lastIndexOf('/') + 1)}
          {...takeFirstData(pathname)}
        />
      </Suspense>
    </Boundary>
  )
}

/** One frame for all pages of a remote: what two of its pages share survives going from one to the other. */
export const remoteFrame = (remote: BrowserRemote) =>
  frame({
    name: remote.name,
    render: () => (
      <FrameRouter owns={(path) => routeOf(path)?.row.remote === remote.name}>
        <RemotePages remote={remote} />
      </FrameRouter>
    ),
    ready: async () => {
      const match = routeOf(location.pathname)
      if (match) await loadPage(match.row.remote, match.row.page)
    },
  })
