import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { NotFoundPage } from '../errors/not-found-page.tsx'
import { pageShown } from '../navigation/page-shown.ts'
import { frame } from './frame.tsx'
import { FrameRouter } from './frame-router.tsx'
import { routeOf } from './route-table.ts'

const ShellPages = () => {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new path is a page of its own
  useEffect(pageShown, [pathname])
  return <NotFoundPage />
}

/** What no remote owns: the shell's own pages. */
export const shellFrame = () =>
  frame({
    name: 'shell',
    render: () => (
      <FrameRouter owns={(path) => routeOf(path) === null}>
        <ShellPages />
      </FrameRouter>
    ),
    ready: async () => undefined,
  })
