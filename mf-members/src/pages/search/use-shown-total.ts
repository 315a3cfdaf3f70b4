import { formatNumber } from '@lonk/shared-ui/format.ts'
import { useTranslation } from 'react-i18next'
import type { Members } from './members.resource.ts'

/** How many members were found, for a text: exact up to where the server stops to count. Null while it is asked. */
export const useShownTotal = ({ total, totalCapped, isPlaceholderData }: Members) => {
  const { i18n } = useTranslation('mf-members')
  if (total === 0 || isPlaceholderData) return null
  return { count: total, total: `${formatNumber(total, i18n.language)}${totalCapped ? '+' : ''}` }
}
