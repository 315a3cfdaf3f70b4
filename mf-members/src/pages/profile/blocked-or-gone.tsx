import { BlockedNotice } from '../../blocking/blocked-notice.tsx'
import { useBlocks } from '../../blocking/blocks.resource.ts'
import { NobodyHere } from './nobody-here.tsx'
import { ProfileView } from './profile-view.tsx'

/** The server says the same of somebody whom the member has blocked and of nobody: the member's own list knows. */
export const BlockedOrGone = ({ id }: { readonly id: number }) => {
  const { data, isPending } = useBlocks()
  const person = data?.profiles.find((profile) => profile.id === id)
  if (person) return <BlockedNotice person={person} heading="h1" />
  return isPending ? <ProfileView profile={undefined} similar={[]} /> : <NobodyHere />
}
