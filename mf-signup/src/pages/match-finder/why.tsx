import type { FindMatchesAnswer, MatchReasons } from '@lonk/shared-api/calls/matching/match-finder.schema.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { useInterestNames } from './match-finder.resource.ts'

interface WhyProps {
  readonly why: MatchReasons
  readonly criteria: FindMatchesAnswer['criteria']
}

/** "Waarom deze match": the points of each part, and what both like. */
export const Why = ({ why, criteria }: WhyProps) => {
  const { t } = useTranslation('mf-signup')
  const locale = useShared('locale')
  const names = useInterestNames()
  const shared = why.shared_interests.flatMap((id) => names.get(id) ?? [])
  return (
    <div>
      <Title>{t('finder.why.title')}</Title>
      <List>
        {criteria.map(
          ({ id, weight }) =>
            id !== 'considered' && (
              <li key={id}>
                {t(`finder.why.${id}`)}{' '}
                <Points>{t('finder.why.points', { points: why[id], most: weight })}</Points>
              </li>
            ),
        )}
      </List>
      {shared.length > 0 && (
        <Soft>
          {t('finder.why.shared', {
            names: new Intl.ListFormat(locale, { type: 'conjunction' }).format(shared),
          })}
        </Soft>
      )}
    </div>
  )
}

const Title = styled.h3`
  font-size: ${token.fontSize.s};
`

const List = styled.ul`
  display: grid;
  gap: 2px;
  margin: ${token.space.tiny} 0 0;
  padding: 0;
  list-style: none;
  font-size: ${token.fontSize.s};

  & > li {
    display: flex;
    justify-content: space-between;
    gap: ${token.space.s};
  }
`

const Points = styled.span`
  flex: none;
  font-variant-numeric: tabular-nums;
`

const Soft = styled.p`
  margin-block-start: ${token.space.xs};
  color: ${token.color.inkSoft};
  font-size: ${token.fontSize.s};
`
