import type { Call, NoInput } from '../../call.ts'
import type { NotificationsAnswer, UpdateNotificationsRequest } from './notifications.schema.ts'

/** What the member wants to be told, by mail and by push, and why mails may be off altogether. */
export const getNotifications: Call<NoInput, NotificationsAnswer> = {
  method: 'GET',
  path: '/api/notifications.php',
}

/** Only what is named changes. `reenable` sends a test mail, whose link brings the `token` that switches mails on. */
export const updateNotifications: Call<UpdateNotificationsRequest, NotificationsAnswer> = {
  method: 'PUT',
  path: '/api/notifications.php',
}
