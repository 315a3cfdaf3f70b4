import {
  createSmtp,
  isRefusedForGood,
  type MailTransport,
  mailsAtOnce,
} from '../adapters/mail/mail-transport.ts'
import { minutes, seconds } from '../clock.ts'
import { maySend } from '../core/mail/may-send.ts'
import { emailHash, objectionsTo, recordObjection } from '../core/mail/objections.ts'
import type { Services } from '../services.ts'
import { claimRows, giveUp, messageKey, noteSent, tryLater, type Waiting } from './outbox-rows.ts'

/** All of a share are under way at once, so that each is sent or given up long before its lease is over. */
const share = { topic: 'mail', atOnce: mailsAtOnce, lease: minutes(2) } as const
const mostRounds = 100
/** The last try is about a day after the first. */
const mostAttempts = 14

/** 15 s, 30 s, 1 min, … up to four hours. */
export const retryPause = (attempts: number): number => seconds(15 * 2 ** Math.min(attempts, 10))

/**
 * Duty: sends the mails that wait in the outbox. Without MAIL_URL they stay there to be read (`/dev/outbox`). A row is
 * leased first and sent outside any transaction; a failure makes it wait twice as long as the last time.
 */
export const createOutboxSender = (services: Services) => {
  const { mailUrl } = services.config
  if (!mailUrl) return async () => {}
  return async (): Promise<void> => {
    let waiting = await claimRows(services, share)
    if (waiting.length === 0) return
    // Connections live as long as there is something to send.
    const transport = createSmtp(mailUrl)
    try {
      for (let round = 1; waiting.length > 0; round += 1) {
        await Promise.all(waiting.map((mail) => sendOne(services, transport, mail)))
        waiting =
          waiting.length === share.atOnce && round < mostRounds ? await claimRows(services, share) : []
      }
    } finally {
      transport.close()
    }
  }
}

const sendOne = async (services: Services, transport: MailTransport, mail: Waiting): Promise<void> => {
  const { config, db, clock, sites, log } = services
  const { id, user_id, recipient, payload, attempts, kind, template } = mail
  try {
    const objections = await objectionsTo(db, config.secrets, recipient, user_id)
    if (!maySend(kind, objections)) return await giveUp(services, mail, `not sent: ${objections.join(', ')}`)
    const { values } = await sites.of(undefined)
    const host = new URL(config.publicUrl).hostname
    const messageId = `<${messageKey(config.secrets, id)}@${host}>`
    await transport.send(
      { to: recipient, from: `${values.mail_name} <no-reply@${host}>`, messageId },
      payload,
    )
    // Both or neither: whoever dies in between leaves a mail that is sent again, not one that nobody wrote down.
    await services.transaction(async (trx) => {
      await noteSent({ db: trx, clock }, mail)
      await trx
        .insertInto('mail_log')
        .values({
          user_id,
          template,
          to_hash: emailHash(config.secrets, recipient),
          state: 'sent',
          provider_id: messageId,
          sent_at: clock.now(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    })
  } catch (error) {
    log.warn({ err: error, outbox: id }, 'mail not sent')
    if (isRefusedForGood(error)) {
      const now = clock.now()
      await services.transaction((trx) =>
        recordObjection(trx, config.secrets, { email: recipient, reason: 'bounce', now }),
      )
      return giveUp(services, mail, 'the mailbox does not exist')
    }
    if (attempts >= mostAttempts) return giveUp(services, mail, 'tried too often')
    await tryLater(services, mail, { pause: retryPause(attempts), error })
  }
}
