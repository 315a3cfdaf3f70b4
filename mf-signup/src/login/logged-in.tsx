import type { User } from '@lonk/shared-api/schemas/user.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { PageSkeleton } from '@lonk/shared-ui/page-skeleton.tsx'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useBackPath } from '../back-path.ts'

interface LoggedInProps {
  readonly user: User
  /** What was done, in the member's language: said as a toast, because the page that did it is left. */
  readonly text: string
}

/** A link of a mail began a session: the site hears of it and the member goes on, as after logging in. */
export const LoggedIn = ({ user, text }: LoggedInProps) => {
  const navigate = useNavigate()
  const back = useBackPath()
  const said = useRef(false)
  useEffect(() => {
    if (said.current) return
    said.current = true
    bus.publish('login-completed', { user })
    bus.publish('toast-requested', { text, tone: 'success' })
    navigate(back, { replace: true })
  })
  return <PageSkeleton kind="form" />
}
