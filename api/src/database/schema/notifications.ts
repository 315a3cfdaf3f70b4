import type { Generated } from 'kysely'
import type { Day, Id, JsonWithDefault } from './columns.ts'

export type NoticeKind = 'message' | 'like' | 'match'
export type MailFrequency = 'now' | 'daily' | 'weekly' | 'never'

export type NotificationTables = {
  notification_settings: {
    user_id: number
    /** Only what the member has changed; defaults are in `features/notifications/preferences.ts`. */
    prefs: JsonWithDefault<Record<string, unknown>>
    frequency: MailFrequency
    last_mail_at: Date | null
  }
  notices: {
    id: Id
    user_id: number
    kind: NoticeKind
    /** The message, or the profile that likes. */
    ref_id: number
    created_at: Date
    push_at: Date | null
    push_attempts: Generated<number>
    mail_at: Date | null
  }
  mail_log: {
    id: Id
    user_id: number | null
    template: string | null
    to_hash: string
    state: 'sent' | 'bounced' | 'complained'
    /** Message-ID of the mail. */
    provider_id: string
    sent_at: Date
  }
  mail_suppressions: { email_hash: string; reason: 'bounce' | 'complaint'; at: Date }
  funnel_daily: {
    day: Day
    network: Generated<string>
    sub1: Generated<string>
    lander: Generated<string>
    variant: Generated<string>
    country: string
    event: string
    n: Generated<number>
    amount_cents: Generated<number>
  }
}
