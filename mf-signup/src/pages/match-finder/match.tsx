import type { FindMatchesAnswer, ScoredCard } from '@lonk/shared-api/calls/matching/match-finder.schema.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { ProfileCardView } from '@lonk/shared-ui/profile-card.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { Why } from './why.tsx'

interface MatchProps {
  readonly person: ScoredCard
  readonly criteria: FindMatchesAnswer['criteria']
  /** False for a visitor, whose card leads to signing up for this member's sake. */
  readonly named: boolean
  readonly priority: boolean
}

/** A card with its score and what it is made of. */
export const Match = ({ person, criteria, named, priority }: MatchProps) => {
  const { t } = useTranslation('mf-signup')
  const settings = useShared('settings')
  const { main_image: picture } = person
  const shown = picture?.locked ? { filename: picture.blur_filename, thumb_filename: null } : picture
  return (
    <Box>
      <ProfileCardView
        person={{ ...person, main_image: shown }}
        cdnPrefix={settings?.cdn_prefix ?? ''}
        to={named ? linkTo('members-id', { id: person.id }) : linkTo('signup', {}, { profile_id: person.id })}
        fictionalLabel={settings?.fictional_singular}
        priority={priority}
      />
      <Score>{t('finder.found.score', { score: person.score })}</Score>
      <Why why={person.why} criteria={criteria} />
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  align-content: start;
  gap: ${token.space.xs};
`

const Score = styled.p`
  font-size: ${token.fontSize.l};
  font-weight: ${token.weight.strong};
  font-variant-numeric: tabular-nums;
`
