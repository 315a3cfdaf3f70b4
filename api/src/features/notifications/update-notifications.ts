import { updateNotificationsContract } from '@lonk/shared-api/calls/notifications/notifications.schema.ts'
import { renderLetter } from '../../core/mail/letter.ts'
import { emailHash } from '../../core/mail/objections.ts'
import { queueMail } from '../../core/mail/queue-mail.ts'
import { findToken, issueToken, markUsed } from '../../core/tokens/tokens.ts'
import { json } from '../../database/schema/columns.ts'
import { publishEvent, type Trx } from '../../database/transaction.ts'
import { apiError } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'
import type { Services } from '../../services.ts'
import { notificationsOf } from './get-notifications.ts'
import { changed, loadSettings } from './preferences.ts'
import { notificationTexts } from './texts.ts'

/**
 * PUT /api/notifications.php. Mails that were switched off by a bounce, a complaint or an unsubscription come back only
 * by the link of a test mail: then the address works and its owner wants them.
 */
export const updateNotificationsEndpoint = endpoint(
  updateNotificationsContract,
  async ({ input, member, services, site, now }) => {
    const { reenable, token, ...changes } = input
    const answer = await services.transaction(async (trx) => {
      // One change at a time: two tabs must not overwrite each other's half.
      await trx.selectFrom('users').select('id').where('id', '=', member.userId).forNoKeyUpdate().execute()
      const settings = changed(await loadSettings(trx, member.userId), changes)
      const { frequency, ...prefs } = settings
      await trx
        .insertInto('notification_settings')
        .values({ user_id: member.userId, prefs: json(prefs), frequency })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ prefs: json(prefs), frequency }))
        .execute()
      if (token !== undefined) await confirmReenabling(trx, services, member.userId, token, now)
      const before = await notificationsOf(trx, member.userId)
      const needsConfirm = reenable === true && before.disabled.length > 0
      if (needsConfirm) await sendProbe(trx, services, member.userId, site.values.mail_name, now)
      return { ...before, needsConfirm }
    })
    const { needsConfirm, ...rest } = answer
    // The test mail is on its way: only then is the member told to look for it.
    if (needsConfirm) throw apiError('reenable_needs_confirm')
    return rest
  },
)

const confirmReenabling = async (
  trx: Trx,
  { config }: Services,
  userId: number,
  token: string,
  now: Date,
): Promise<void> => {
  const found = await findToken(trx, token, 'reenable_mail', now)
  if (!found || found.usedAt || found.userId !== userId) throw apiError('token_invalid')
  await markUsed(trx, token, now)
  const { email } = await trx
    .updateTable('users')
    .set({ notifications_disabled: [] })
    .where('id', '=', userId)
    .returning('email')
    .executeTakeFirstOrThrow()
  await trx
    .deleteFrom('mail_suppressions')
    .where('email_hash', '=', emailHash(config.secrets, email))
    .execute()
  publishEvent(trx, userId, 'user', {})
}

const sendProbe = async (
  trx: Trx,
  { config }: Services,
  userId: number,
  siteName: string,
  now: Date,
): Promise<void> => {
  const reader = await trx
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .select(['users.email', 'users.language', 'profiles.name'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
  const token = await issueToken(trx, { userId, purpose: 'reenable_mail', now })
  const probe = notificationTexts(reader.language)('probe', { name: reader.name, site: siteName })
  const content = renderLetter({
    subject: probe.subject,
    paragraphs: probe.paragraphs,
    action: { label: probe.action, url: `${config.publicUrl}/notifications?token=${token}` },
    footer: probe.footer,
    siteName,
    language: reader.language,
  })
  await queueMail(trx, { userId, to: reader.email, content, now, kind: 'probe', template: 'probe' })
}
