import {
  type NotificationSettings,
  notificationSettings,
} from '@lonk/shared-api/calls/notifications/notifications.schema.ts'
import type { Db } from '../../database/connection.ts'
import type { MailFrequency } from '../../database/schema/notifications.ts'

/** Nobody has asked for letters about visits, tips or offers by signing up. */
const usual: Omit<NotificationSettings, 'frequency'> = {
  email: { message: true, like: true, match: true, visit: false, tips: false, offers: false },
  push: { message: true, like: true, match: true, offers: false, quiet_from: 22, quiet_to: 8 },
}
export const usualFrequency: MailFrequency = 'now'

type Changes = {
  email?: Partial<NotificationSettings['email']> | undefined
  push?: Partial<NotificationSettings['push']> | undefined
  frequency?: MailFrequency | undefined
}
type Stored = { prefs: Record<string, unknown>; frequency: MailFrequency } | undefined

/** Defaults with what was stored laid over them; what an older version stored and nobody knows any more is dropped. */
export const settingsFrom = (stored: Stored): NotificationSettings => {
  const { email, push } = stored?.prefs ?? {}
  return notificationSettings.parse({
    email: { ...usual.email, ...asObject(email) },
    push: { ...usual.push, ...asObject(push) },
    frequency: stored?.frequency ?? usualFrequency,
  })
}

export const changed = (settings: NotificationSettings, changes: Changes): NotificationSettings => ({
  email: { ...settings.email, ...changes.email },
  push: { ...settings.push, ...changes.push },
  frequency: changes.frequency ?? settings.frequency,
})

export const loadSettings = async (db: Db, userId: number): Promise<NotificationSettings> =>
  settingsFrom(
    await db
      .selectFrom('notification_settings')
      .select(['prefs', 'frequency'])
      .where('user_id', '=', userId)
      .executeTakeFirst(),
  )

const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})
