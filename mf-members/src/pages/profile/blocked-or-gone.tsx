import { useFocusOnChange } from '@lonk/shared-ui/use-focus-on-change.ts'
import { BlockedNotice } from '../../blocking/blocked-notice.tsx'
import { useBlocks } from '../../blocking/blocks.resource.ts'
import { NobodyHere } from './nobody-here.tsx'
import { ProfileView } from './profile-view.tsx'

interface BlockedOrGoneProps {
  readonly id: number
  /** The profile was on the screen until now, and what was done there had the focus. */
  readonly vanished: boolean
}

/** The server says the same of somebody whom the member has blocked and of nobody: the member's own list knows. */
export const BlockedOrGone = ({ id, vanished }: BlockedOrGoneProps) => {
  // Another tab or device may have made the block since the list was read.
  const { data, isFetchedAfterMount } = useBlocks({ anew: true })
  const person = data?.profiles.find((profile) => profile.id === id)
  const told = isFetchedAfterMount || (person !== undefined && !vanished)
  const place = useFocusOnChange<HTMLDivElement>(vanished && told)
  return (
    <div ref={place}>
      {!told ? (
        <ProfileView profile={undefined} similar={[]} />
      ) : person ? (
        <BlockedNotice person={person} heading="h1" />
      ) : (
        <NobodyHere />
      )}
    </div>
  )
}
