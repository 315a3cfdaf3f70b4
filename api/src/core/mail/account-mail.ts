import type { Trx } from '../../database/transaction.ts'
import type { Services } from '../../services.ts'
import type { MailTemplate } from './mail-texts.ts'
import { writeMail } from './write-mail.ts'

type Letter = {
  userId: number
  template: MailTemplate
  /** Path and query of the button. */
  path?: string
  /** An address other than the account's. */
  to?: string
  params?: Record<string, string>
  now: Date
}

/** A mail about the account itself, in its member's language and by their profile's name. */
export const mailMember = async (
  trx: Trx,
  services: Pick<Services, 'config' | 'sites'>,
  { userId, template, path, to, params, now }: Letter,
): Promise<void> => {
  const row = await trx
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .select(['users.email', 'users.language', 'users.domain_host', 'profiles.name'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
  const site = await services.sites.of(row.domain_host)
  await writeMail(trx, {
    userId,
    to: to ?? row.email,
    language: row.language,
    template,
    params: { name: row.name ?? '', ...params },
    ...(path ? { url: `${services.config.publicUrl}${path}` } : {}),
    siteName: site.values.mail_name,
    now,
  })
}
