import type { PartnerFields } from '@lonk/shared-api/calls/signup/complete-signup.schema.ts'
import type { Tracking } from '@lonk/shared-api/schemas/account-fields.ts'
import type { Config } from '../../config.ts'
import { writeMail } from '../../core/mail/write-mail.ts'
import type { Site } from '../../core/settings/site.ts'
import { issueToken } from '../../core/tokens/tokens.ts'
import { fold } from '../../database/fold.ts'
import type { Trx } from '../../database/transaction.ts'
import { apiError } from '../../errors.ts'
import { isEmailKnown } from './signup-checks.ts'

export type Invitation = { email: string; fields: PartnerFields; tracking?: Tracking }

/**
 * An account that a partner makes for somebody: an address and what the partner knows of them, no profile and no
 * password. Its owner completes it by the link of the mail, or it goes like every account that nobody confirms.
 */
export const invitePartnerAccount = async (
  trx: Trx,
  services: { config: Pick<Config, 'publicUrl'> },
  site: Site,
  { email, fields, tracking }: Invitation,
  now: Date,
): Promise<number> => {
  if (await isEmailKnown(trx, site.host, email, { now })) throw apiError('email_exists')
  const language = fields.language ?? site.domainLanguage
  const { id: userId } = await trx
    .insertInto('users')
    .values({
      domain_host: site.host,
      email,
      email_fold: fold(email),
      status: 'not_confirmed',
      language,
      country: fields.country ?? site.defaultCountry,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (tracking)
    await trx
      .insertInto('signup_tracking')
      .values({ user_id: userId, ...tracking, country: fields.country ?? null, created_at: now })
      .execute()
  const token = await issueToken(trx, { userId, purpose: 'complete_signup', payload: { ...fields }, now })
  await writeMail(trx, {
    userId,
    to: email,
    language,
    template: 'complete_signup',
    // A letter greets somebody: whose name is not known by what stands before the @.
    params: { name: fields.name ?? email.slice(0, email.lastIndexOf('@')) },
    url: `${services.config.publicUrl}/complete-signup?token=${token}`,
    siteName: site.values.mail_name,
    now,
  })
  return userId
}
