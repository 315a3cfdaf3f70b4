import { type ReactNode, useMemo } from 'react'
import { UNSAFE_RouteContext as RouteContext } from 'react-router'

interface PageRouteProps {
  readonly path: string
  readonly params: Readonly<Record<string, string | undefined>>
  readonly children: ReactNode
}

/**
 * Tells react-router which route this is, so that `useParams` and links relative to the page work in it. The site's
 * own route table has matched already: a second match by `<Routes>` might say something else, and is more code.
 */
export const PageRoute = ({ path, params, children }: PageRouteProps) => {
  const route = useMemo(
    () => ({
      outlet: null,
      matches: [{ params, pathname: path, pathnameBase: path, route: {} }],
      isDataRoute: false,
    }),
    [path, params],
  )
  return <RouteContext value={route}>{children}</RouteContext>
}
