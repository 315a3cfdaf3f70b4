import type { FindMatchesAnswer } from '@lonk/shared-api/calls/matching/match-finder.schema.ts'
import { prose } from '@lonk/shared-ui/prose.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { useFinderText } from './use-finder-text.ts'

/** The whole recipe: which question weighs how much. */
export const Criteria = ({ criteria }: Pick<FindMatchesAnswer, 'criteria'>) => {
  const { t } = useTranslation('mf-signup')
  const text = useFinderText()
  return (
    <Recipe>
      <h2>{t('finder.recipe.title')}</h2>
      <p>{t('finder.recipe.text')}</p>
      <ul>
        {criteria.map(({ id, weight, questions }) => (
          <li key={id}>
            <strong>{weight > 0 ? t('finder.recipe.weight', { weight }) : t('finder.recipe.none')}</strong>{' '}
            {questions.map((question) => text.question(question)).join(' · ')}
          </li>
        ))}
      </ul>
    </Recipe>
  )
}

const Recipe = styled.section`
  ${prose}
`
