import type { SignupAnswer } from '@lonk/shared-api/calls/signup/signup.schema.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { useBackPath } from '../back-path.ts'
import { SignupFlow } from './signup-flow.tsx'
import { WithLateParts } from './with-late-parts.tsx'

/**
 * Signing up. Whoever has an account already is shown what is missing (the e-mail's confirmation) or moves on;
 * while the account is being made, the page's own answer counts, not the session that it began.
 */
export const SigningUp = () => {
  const user = useShared('user')
  const settings = useShared('settings')
  const tracking = useShared('tracking')
  const back = useBackPath()
  const [answer, setAnswer] = useState<SignupAnswer | null>(null)
  const [refused, setRefused] = useState(false)
  const [begun, setBegun] = useState(false)
  // Who comes here as a member stays one, however late the shell knows it; the session that signing up begins must not
  // end the flow.
  const [arrivedAs, setArrivedAs] = useState(user)
  if (!arrivedAs && user && !begun) setArrivedAs(user)

  const created = answer?.user ?? (arrivedAs?.status === 'not_confirmed' ? arrivedAs : null)
  if (created) {
    return (
      <WithLateParts>
        {({ Complete }) => <Complete user={user ?? created} matches={answer?.matches ?? []} />}
      </WithLateParts>
    )
  }
  if (arrivedAs) return <Navigate to={back} replace />
  // The server judges in the end; this only spares the visitor five questions.
  const closed = settings?.signups === 'with_trafficsource' && !tracking?.network
  if (refused || closed) return <WithLateParts>{({ Closed }) => <Closed />}</WithLateParts>
  return (
    <SignupFlow
      onComplete={setAnswer}
      onClosed={() => setRefused(true)}
      onSending={(sending) => sending && setBegun(true)}
    />
  )
}
