import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { neighboursOf } from '../../people/last-list.ts'
import { useNeighbourKeys } from './use-neighbour-keys.ts'

/**
 * From one person of the search's results to the next, by link and by arrow key. Each takes the place of the one before,
 * so that going back leads to the results. Nobody is fetched before they are looked at: the call would count as a visit.
 */
export const NeighbourLinks = ({ id }: { readonly id: number }) => {
  const { t } = useTranslation('mf-members')
  const { previous, next } = neighboursOf(id)
  useNeighbourKeys({ previous, next })
  if (previous === undefined && next === undefined) return null
  return (
    <Row aria-label={t('profile.walk.label')}>
      {previous === undefined ? null : (
        <LinkButton
          replace
          variant="quiet"
          size="small"
          icon={<ChevronLeft aria-hidden="true" />}
          to={linkTo('members-id', { id: previous })}
        >
          {t('profile.walk.previous')}
        </LinkButton>
      )}
      {next === undefined ? null : (
        <Next>
          <LinkButton
            replace
            variant="quiet"
            size="small"
            icon={<ChevronRight aria-hidden="true" />}
            to={linkTo('members-id', { id: next })}
          >
            {t('profile.walk.next')}
          </LinkButton>
        </Next>
      )}
    </Row>
  )
}

const Row = styled.nav`
  display: flex;
  gap: ${token.space.xs};
  margin-block-end: ${token.space.xs};
`

/** Its arrow points the way, behind the words. */
const Next = styled.div`
  margin-inline-start: auto;

  & a > span {
    flex-direction: row-reverse;
  }
`
