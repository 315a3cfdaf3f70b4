import type { ChatPartner } from '@lonk/shared-api/schemas/profile.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'

/** When the other member was last there; empty for one who is gone. */
export const usePresenceText = (partner: ChatPartner): string => {
  const { t } = useUiText()
  if (!('age' in partner)) return ''
  if (partner.online) return t('person.onlineNow')
  return {
    // "Now" outlives the presence by a moment: it is then today.
    now: t('person.onlineToday'),
    today: t('person.onlineToday'),
    week: t('person.onlineThisWeek'),
    older: t('person.onlineEarlier'),
  }[partner.last_online]
}
