import { type UiKey, useUiText } from './use-ui-text.ts'

/** `ProfileCard.last_online`: today is that of Amsterdam, `week` is seven times 24 hours. */
export type LastSeen = 'now' | 'today' | 'week' | 'older'

const keys: Record<LastSeen, UiKey> = {
  now: 'person.onlineNow',
  today: 'person.onlineToday',
  week: 'person.onlineThisWeek',
  older: 'person.onlineEarlier',
}

/** When somebody was here last, as coarse as the API tells it. */
export function LastOnline({ seen }: { seen: LastSeen }) {
  const { t } = useUiText()
  return <>{t(keys[seen])}</>
}
