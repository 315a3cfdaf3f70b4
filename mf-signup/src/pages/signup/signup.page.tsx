import type { SignupAnswer } from '@lonk/shared-api/calls/signup/signup.schema.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { useBackPath } from '../../back-path.ts'
import { Later } from '../../signup/later.tsx'
import { SignupFlow } from '../../signup/signup-flow.tsx'

/**
 * Signing up. Whoever has an account already is shown what is missing (the e-mail's confirmation) or moves on;
 * while the account is being made, this page's own answer counts, not the session that it began.
 */
export const Page = () => {
  const user = useShared('user')
  const settings = useShared('settings')
  const tracking = useShared('tracking')
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
  const closed = settings?.signups === 'with_trafficsource' && !tracking?.network
  if (refused || closed) return <Later>{({ Closed }) => <Closed />}</Later>
  return <SignupFlow onComplete={setAnswer} onClosed={() => setRefused(true)} />
}
