import type { SignupAnswer } from '@lonk/shared-api/calls/signup/signup.schema.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { type ReactNode, useState } from 'react'
import { Navigate } from 'react-router'
import { useBackPath } from '../../back-path.ts'
import { type LaterParts, useLaterParts } from './load-later-parts.ts'
import { SignupFlow } from './signup-flow.tsx'
import { StepWaiting } from './step-waiting.tsx'
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
  // Only the first look counts: the session that signing up begins must not end the flow.
  const [arrivedAs] = useState(user)

  const created = answer?.user ?? (arrivedAs?.status === 'not_confirmed' ? arrivedAs : null)
  if (created) {
    return (
      <Later>{({ Complete }) => <Complete user={user ?? created} matches={answer?.matches ?? []} />}</Later>
    )
  }
  if (arrivedAs) return <Navigate to={back} replace />
  // The server judges in the end; this only spares the visitor five questions.
  const closed = settings?.signups === 'with_trafficsource' && !readTracking()?.network
  if (refused || closed) return <Later>{({ Closed }) => <Closed />}</Later>
  return <SignupFlow onComplete={setAnswer} onClosed={() => setRefused(true)} />
}

/** What comes after, or instead of, the questions is a chunk of its own. */
function Later({ children }: { children: (parts: LaterParts) => ReactNode }) {
  const { parts, failed, retry } = useLaterParts()
  if (parts) return children(parts)
  return failed ? <ErrorState heading="h1" onRetry={retry} /> : <StepWaiting />
}
