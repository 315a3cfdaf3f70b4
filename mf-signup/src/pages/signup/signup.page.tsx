import type { SignupAnswer } from '@lonk/shared-api/calls/signup/signup.schema.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { useBackPath } from '../../back-path.ts'
import { Closed } from './closed.tsx'
import { Complete } from './complete.tsx'
import { SignupFlow } from './signup-flow.tsx'
import { readTracking } from './tracking.ts'

/**
 * Signing up. Who has an account already is shown what is missing (the e-mail's confirmation) or goes on;
 * while the account is being made, this page's own answer counts, not the session that it began.
 */
export function Page() {
  const user = useShared('user')
  const settings = useShared('settings')
  const back = useBackPath()
  const [answer, setAnswer] = useState<SignupAnswer | null>(null)
  const [refused, setRefused] = useState(false)

  if (answer) return <Complete user={user ?? answer.user} matches={answer.matches} />
  if (user?.status === 'not_confirmed') return <Complete user={user} matches={[]} />
  if (user) return <Navigate to={back} replace />
  // The server judges in the end; this only spares the visitor five questions.
  const closed = settings?.signups === 'with_trafficsource' && !readTracking()?.network
  if (refused || closed) return <Closed />
  return <SignupFlow onComplete={setAnswer} onClosed={() => setRefused(true)} />
}
