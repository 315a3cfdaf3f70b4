import {
  getNotificationsContract,
  type NotificationsAnswer,
} from '@lonk/shared-api/calls/notifications/notifications.schema.ts'
import type { Db } from '../../database/connection.ts'
import { endpoint } from '../../http/endpoint.ts'
import { loadSettings } from './preferences.ts'

const reasons = ['bounce', 'complaint', 'unsubscribe'] as const

/** GET /api/notifications.php */
export const getNotificationsEndpoint = endpoint(getNotificationsContract, ({ member, services }) =>
  notificationsOf(services.db, member.userId),
)

export const notificationsOf = async (db: Db, userId: number): Promise<NotificationsAnswer> => {
  const { notifications_disabled } = await db
    .selectFrom('users')
    .select('notifications_disabled')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    settings: await loadSettings(db, userId),
    disabled: reasons.filter((reason) => notifications_disabled.includes(reason)),
  }
}
