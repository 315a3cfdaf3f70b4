import { useStore } from '@lonk/shared-events/store.ts'
import { type ReactNode, useRef } from 'react'
import { Router } from 'react-router'
import { navigator } from './navigation.ts'
import { siteHistory } from './site-history.ts'

interface FrameRouterProps {
  /** Says whether a path belongs to this frame; a leaving frame keeps its last own location. */
  readonly owns: (path: string) => boolean
  readonly children: ReactNode
}

/** react-router on the site's one history, for one frame. No remote makes a router. */
export const FrameRouter = ({ owns, children }: FrameRouterProps) => {
  const last = useRef(siteHistory.getSnapshot())
  const read = () => {
    const now = siteHistory.getSnapshot()
    if (owns(now.location.pathname)) last.current = now
    return last.current
  }
  const { location, action } = useStore({ subscribe: siteHistory.subscribe, get: read })
  return (
    <Router location={location} navigationType={action as never} navigator={navigator}>
      {children}
    </Router>
  )
}
