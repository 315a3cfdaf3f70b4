import { staticPageName } from '@lonk/shared-events/static-pages.ts'
import { useLocation } from 'react-router'
import { ShownNotFound, TextPage } from '../content/text-page.tsx'
import { frame } from './frame.tsx'
import { FrameRouter } from './frame-router.tsx'
import { routeOf } from './route-table.ts'

const ShellPages = () => {
  const { pathname } = useLocation()
  const name = staticPageName(pathname)
  return name ? <TextPage key={name} name={name} /> : <ShownNotFound key={pathname} />
}

/** What no remote owns: the site's texts, and the 404 page. */
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
