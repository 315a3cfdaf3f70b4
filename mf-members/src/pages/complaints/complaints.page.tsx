import { useShared } from '@lonk/shared-events/react.ts'
import { PageContainer } from '@lonk/shared-ui/page.tsx'
import { later } from '@lonk/shared-ui/remote/later.tsx'
import { useLinkToken } from '@lonk/shared-ui/remote/link-token.ts'
import { ServerState } from '../../server-state.ts'
import { AllComplaints } from './all-complaints.tsx'

const ComplaintOfMail = later(async () => (await import('./complaint-of-mail.tsx')).ComplaintOfMail)

/** Reporting, and what became of it (`/complaints`); with the `?token=` of a mail, that one matter. */
export const Page = () => {
  const user = useShared('user')
  const token = useLinkToken()
  return (
    <ServerState>
      <PageContainer width="text">
        {token === null ? <AllComplaints isMember={user !== null} /> : <ComplaintOfMail token={token} />}
      </PageContainer>
    </ServerState>
  )
}
