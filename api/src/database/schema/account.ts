import type { Generated } from 'kysely'
import type { Id, Json, JsonWithDefault } from './columns.ts'

export type UserStatus = 'not_confirmed' | 'active' | 'paused' | 'deleted_pending' | 'banned' | 'purged'
export type TokenPurpose =
  | 'activation'
  | 'reset'
  | 'mail_change'
  | 'mail_change_undo'
  | 'reactivate'
  | 'complete_signup'
  | 'reenable_mail'

export type AccountTables = {
  users: {
    id: Id
    domain_host: string
    email: string
    email_fold: string
    password_hash: string | null
    status: UserStatus
    role: Generated<'member' | 'support' | 'moderator' | 'admin'>
    language: string
    country: string
    demo: Generated<boolean>
    paid_user: Generated<boolean>
    first_paid_at: Date | null
    invisible: Generated<boolean>
    read_receipts: Generated<boolean>
    notifications_disabled: Generated<string[]>
    directdebit_blocked: Generated<boolean>
    spend_limit_cents: number | null
    /** Of the cents; null where those are. */
    spend_limit_currency: string | null
    pause_until: Date | null
    signup_ip_hash: string | null
    terms_accepted_version: string | null
    activated_at: Date | null
    deleted_at: Date | null
    purge_at: Date | null
    /** What a deleted account comes back as. */
    status_before_deletion: UserStatus | null
    created_at: Date
  }
  sessions: {
    /** The id by which a member ends a session. */
    id: Id
    token_hash: string
    user_id: number
    remember: boolean
    created_at: Date
    expires_at: Date
    last_seen: Date
    ip_hash: string | null
    user_agent: string | null
    hidden_at: Date | null
  }
  tokens: {
    hash: string
    user_id: number
    purpose: TokenPurpose
    payload: JsonWithDefault<Record<string, unknown>>
    /** The account's address that it was mailed to; null where it was another one. */
    address_fold: string | null
    created_at: Date
    expires_at: Date
    used_at: Date | null
  }
  login_attempts: {
    key: string
    kind: 'account_net' | 'account' | 'ip'
    failed: number
    window_start: Date
    locked_until: Date | null
    level: Generated<number>
  }
  consents: {
    id: Id
    user_id: number
    kind: 'terms' | 'sensitive' | 'mail' | 'cookies' | 'waiver' | 'mandate' | 'fictional'
    version: string
    granted: boolean
    ip_hash: string | null
    at: Date
  }
  signup_tracking: {
    user_id: number
    network: string | null
    ref: string | null
    sub1: string | null
    sub2: string | null
    sub3: string | null
    lander: string | null
    country: string | null
    created_at: Date
    profile_id: number | null
  }
  account_revisions: {
    user_id: number
    user_rev: Generated<number>
    chats_rev: Generated<number>
    likes_rev: Generated<number>
    event_seq: Generated<number>
  }
  passkeys: {
    id: Id
    user_id: number
    /** As its authenticator calls it, base64url; of one member alone. */
    credential_id: string
    /** COSE, base64url. */
    public_key: string
    /** How often its authenticator says that it was used; 0 for those that do not count. */
    counter: number
    transports: string[]
    name: string
    synced: boolean
    created_at: Date
    last_used_at: Date | null
  }
  passkey_challenges: {
    hash: string
    purpose: 'add' | 'login'
    /** The hash of the session that may answer it; null for a log-in, which has none yet. */
    session: string | null
    expires_at: Date
  }
  push_subscriptions: {
    id: Id
    user_id: number
    /** The hash of the session that made it, and with which it ends. */
    session: string
    endpoint: string
    keys: Json<{ p256dh: string; auth: string }>
    fail_count: Generated<number>
    last_ok: Date | null
    created_at: Date
  }
  exports: {
    id: Id
    user_id: number
    state: 'queued' | 'ready' | 'failed'
    storage_key: string | null
    /** The hash of the session that asked for it; null where that was before it was kept. */
    session: string | null
    created_at: Date
    expires_at: Date
  }
  deletion_reasons: { id: Id; user_id: number | null; reason: string; text: Generated<string>; at: Date }
  /** Mailboxes that had what a new member gets. */
  welcomed: {
    address_hash: string
    /** Null once the account is erased. */
    user_id: number | null
    /** Until when it is known after that. */
    until: Date | null
  }
  banned_identities: {
    id: Id
    email_hash: string | null
    iban_hash: string | null
    phone_hash: string | null
    until: Date
  }
}
