import type { PageProps } from '@lonk/shared-events/contract.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { useMemo } from 'react'
import { Navigate } from 'react-router'
import { ServerState } from '../../server-state.ts'
import { SigningUp } from '../../signup/signing-up.tsx'
import { CameForMember } from '../../surface/came-for.ts'
import { useWaitingMember } from './member-signup.resource.ts'
import { WaitingMember } from './waiting-member.tsx'

/** Signing up for one member's sake (`/members/:id/signup`): they stay in sight, and are where it ends. */
export const Page = ({ params, firstData }: PageProps) => {
  const id = /^[1-9]\d*$/.test(params.id ?? '') ? Number(params.id) : null
  if (id === null || !Number.isSafeInteger(id)) return <Navigate to={linkTo('signup')} replace />
  return (
    <ServerState>
      <ForMember key={id} id={id} firstData={firstData} />
    </ServerState>
  )
}

const ForMember = ({ id, firstData }: { readonly id: number; readonly firstData: unknown }) => {
  const person = useWaitingMember(id, firstData)
  const cameFor = useMemo(() => ({ id, card: person && <WaitingMember person={person} /> }), [id, person])
  return (
    <CameForMember value={cameFor}>
      <SigningUp />
    </CameForMember>
  )
}
