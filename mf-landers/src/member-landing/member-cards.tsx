import type { ProfileCard } from '@lonk/shared-api/schemas/profile.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { ProfileCardView } from '@lonk/shared-ui/profile-card.tsx'
import { from, token } from '@lonk/shared-ui/token.ts'
import { styled } from 'styled-components'

/** Up to six members who chose to be shown; each card leads to its profile. */
export const MemberCards = ({ members }: { readonly members: readonly ProfileCard[] }) => {
  const settings = useShared('settings')
  if (!settings) return null
  return (
    <Row>
      {members.slice(0, 6).map((person) => (
        <li key={person.id}>
          <ProfileCardView
            person={person}
            cdnPrefix={settings.cdn_prefix}
            to={linkTo('members-id', { id: person.id })}
            fictionalLabel={settings.fictional_singular}
            heading="h3"
          />
        </li>
      ))}
    </Row>
  )
}

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space.m};

  ${from('tablet')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${from('laptop')} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`
