import { type UiKey, useUiText } from './use-ui-text.ts'

/** Of a `ProfileCard`; without `last_online`, one that is reduced because its member is gone or has blocked. */
export interface Presence {
  readonly online: boolean
  readonly last_online?: 'now' | 'today' | 'week' | 'older'
}

const keys: Readonly<Record<NonNullable<Presence['last_online']>, UiKey>> = {
  // Who left since the card was loaded has been here today.
  now: 'person.onlineToday',
  today: 'person.onlineToday',
  week: 'person.onlineThisWeek',
  older: 'person.onlineEarlier',
}

/** When somebody was here last, as coarse as the API tells it; empty for a reduced card. */
export const usePresenceText = ({ online, last_online }: Presence): string => {
  const { t } = useUiText()
  if (online) return t('person.onlineNow')
  return last_online === undefined ? '' : t(keys[last_online])
}
