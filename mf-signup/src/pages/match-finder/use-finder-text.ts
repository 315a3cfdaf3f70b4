import type { MatchQuestion } from '@lonk/shared-api/calls/matching/match-finder.schema.ts'
import { useTranslation } from 'react-i18next'

/** A question in words and each of its answers: the server names them, the texts are this page's. */
export const useFinderText = () => {
  const { t } = useTranslation('mf-signup')
  return {
    question: (id: MatchQuestion): string => t(`finder.${id}.title`),
    answer: (id: MatchQuestion, value: string): string => t(`finder.${id}.${value}` as 'finder.seeking.male'),
  }
}
