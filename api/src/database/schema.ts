import type { AccountTables } from './schema/account.ts'
import type { ChatTables } from './schema/chat.ts'
import type { ComplaintTables } from './schema/complaints.ts'
import type { ContentTables } from './schema/content.ts'
import type { MoneyTables } from './schema/money.ts'
import type { NotificationTables } from './schema/notifications.ts'
import type { PaymentTables } from './schema/payments.ts'
import type { ProfileTables } from './schema/profile.ts'
import type { SiteTables } from './schema/site.ts'
import type { SocialTables } from './schema/social.ts'
import type { SystemTables } from './schema/system.ts'

/** Every table as Kysely sees it; the SQL is in `migrations/`. */
export type Database = SiteTables &
  AccountTables &
  ProfileTables &
  SocialTables &
  ChatTables &
  ComplaintTables &
  ContentTables &
  NotificationTables &
  MoneyTables &
  PaymentTables &
  SystemTables
