import type {
  NotificationSettings,
  NotificationsAnswer,
} from '@lonk/shared-api/calls/notifications/notifications.schema.ts'

/** Some of the settings; only what is named changes, as in `PUT /api/notifications.php`. */
export interface Change {
  readonly email?: Partial<NotificationSettings['email']>
  readonly push?: Partial<NotificationSettings['push']>
  readonly frequency?: NotificationSettings['frequency']
}

/** The answer as it will be once the change is kept. */
export const withChange = (answer: NotificationsAnswer, change: Change): NotificationsAnswer => ({
  ...answer,
  settings: {
    email: { ...answer.settings.email, ...change.email },
    push: { ...answer.settings.push, ...change.push },
    frequency: change.frequency ?? answer.settings.frequency,
  },
})

const sameFieldsOf = <T extends object>(whole: T, named: Partial<T>): Partial<T> => {
  const picked: Partial<T> = {}
  for (const [key, value] of Object.entries(whole)) if (key in named) Object.assign(picked, { [key]: value })
  return picked
}

/** What takes a change back and nothing else: others may have been made since. */
export const undoOf = ({ settings }: NotificationsAnswer, { email, push, frequency }: Change): Change => ({
  ...(email ? { email: sameFieldsOf(settings.email, email) } : {}),
  ...(push ? { push: sameFieldsOf(settings.push, push) } : {}),
  ...(frequency ? { frequency: settings.frequency } : {}),
})
