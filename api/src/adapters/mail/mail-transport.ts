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

export const mailsAtOnce = 5
const timeoutMs = 20_000
/** For one mail from the first word to the last, even with a server that keeps talking slowly. */
const patienceMs = 60_000

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
      await inTime(
        transport.sendMail({
          to,
          from,
          subject,
          text,
          html,
          messageId,
          // Mail programs must not answer with "out of office".
          headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribe ? oneClick(unsubscribe) : {}) },
          ...(replyTo ? { replyTo } : {}),
        }),
      )
    },
    close: () => transport.close(),
  }
}

const inTime = async (sending: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The mail was not taken in ${patienceMs} ms`)), patienceMs)
  })
  try {
    await Promise.race([sending, silence])
  } finally {
    clearTimeout(timer)
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
