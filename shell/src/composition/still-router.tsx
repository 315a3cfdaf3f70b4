import type { ReactNode } from 'react'
import { Router, type To } from 'react-router'

const hrefOf = (to: To): string =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`

const nowhere = { createHref: hrefOf, push: () => undefined, replace: () => undefined, go: () => undefined }

interface StillRouterProps {
  readonly path: string
  readonly search?: string
  readonly children: ReactNode
}

/** react-router for what is rendered without a browser: links have their addresses, and nobody goes anywhere. */
export const StillRouter = ({ path, search = '', children }: StillRouterProps) => (
  // The key is that of the entry which a document opens with (shared-events/src/history.ts).
  <Router location={{ pathname: path, search, hash: '', state: null, key: 'first' }} navigator={nowhere}>
    {children}
  </Router>
)
