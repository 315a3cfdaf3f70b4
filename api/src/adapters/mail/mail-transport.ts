import nodemailer from 'nodemailer'
import type { OutboxPayload } from '../../database/schema/system.ts'

export type MailEnvelope = {
  to: string
  from: string
  /** With its angle brackets; providers name it when a mail comes back. */
  messageId: string
}

export type MailTransport = {
  send: (envelope: MailEnvelope, mail: OutboxPayload) => Promise<void>
  close: () => void
}

const mailsAtOnce = 5
const timeoutMs = 20_000

/** SMTP by `MAIL_URL`, e.g. `smtps://user:password@mail.example.org`. */
export const createSmtp = (url: string): MailTransport => {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: mailsAtOnce,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  return {
    send: async ({ to, from, messageId }, { subject, text, html, replyTo, unsubscribe }) => {
      await transport.sendMail({
        to,
        from,
        subject,
        text,
        html,
        messageId,
        // Mail programs must not answer with "out of office".
        headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribe ? oneClick(unsubscribe) : {}) },
        ...(replyTo ? { replyTo } : {}),
      })
    },
    close: () => transport.close(),
  }
}

/** RFC 8058: the mail program's own button posts to this address. */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Did the receiving server say that this mailbox does not exist? Anything else may be better later. */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  (error.responseCode === 550 || error.responseCode === 551 || error.responseCode === 553)
