import nodemailer from 'nodemailer'
import type { OutboxPayload } from '../../database/schema/system.ts'

export type MailTransport = { send: (to: string, from: string, mail: OutboxPayload) => Promise<void> }

/** SMTP by `MAIL_URL`, e.g. `smtps://user:password@mail.example.org`. */
export const createSmtp = (url: string): MailTransport => {
  const transport = nodemailer.createTransport(url)
  return {
    send: async (to, from, { subject, text, html, replyTo }) => {
      await transport.sendMail({ to, from, subject, text, html, ...(replyTo ? { replyTo } : {}) })
    },
  }
}
