import type { Gender, Seeking } from '@lonk/shared-api/choices.ts'
import type { UserStatus } from '../../database/schema/account.ts'

/** Who is calling: loaded once per request from the session. */
export type Member = {
  userId: number
  profileId: number
  status: UserStatus
  paidUser: boolean
  role: 'member' | 'support' | 'moderator' | 'admin'
  language: string
  country: string
  host: string
  invisible: boolean
  gender: Gender
  seeking: Seeking
  /** Hash of the session's token. */
  session: string
  /** When this session was opened, which takes the password or a link of a mail. */
  loggedInAt: Date
}
