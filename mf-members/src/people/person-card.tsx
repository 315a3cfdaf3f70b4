import type { ProfileCard } from '@lonk/shared-api/schemas/profile.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { ProfileCardView } from '@lonk/shared-ui/profile-card.tsx'
import { memo } from 'react'
import { LikeButton } from '../likes/like-button.tsx'
import { MessageButton } from './message-button.tsx'

interface PersonCardProps {
  readonly person: ProfileCard
  /** In sight from the start. */
  readonly priority?: boolean
  /** The two like each other: what comes next is a message. */
  readonly match?: boolean
  /** The likes pages have an address of their own for a profile. */
  readonly fromLikes?: boolean
  readonly heading?: 'h2' | 'h3'
  /** How a long list goes to a profile: see `ProfileCardView`. */
  readonly onFollow?: (to: string) => void
}

/** A member in a grid, with the heart within reach of the thumb. Not drawn anew because more people came. */
export const PersonCard = memo((props: PersonCardProps) => {
  const { person, priority, fromLikes = false, match = false, heading, onFollow } = props
  const settings = useShared('settings')
  return (
    <ProfileCardView
      // Visitors are told the region alone.
      person={{ ...person, city: person.city || person.region }}
      cdnPrefix={settings?.cdn_prefix ?? ''}
      to={linkTo(fromLikes ? 'likes-m-id' : 'members-id', { id: person.id })}
      onFollow={onFollow}
      fictionalLabel={settings?.fictional_singular || undefined}
      action={match ? <MessageButton person={person} /> : <LikeButton person={person} />}
      priority={priority}
      heading={heading}
    />
  )
})
