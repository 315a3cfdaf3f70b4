import * as z from 'zod/mini'

/** What a provider's notice means to us; null: nothing (a soft bounce, an opened mail). */
export type MailEvent = {
  reason: 'bounce' | 'complaint'
  email: string | null
  messageId: string | null
}

/** Our own words, for a provider that lets us choose them, or for a script that reads a mailbox. */
const plain = z.object({
  event: z.enum(['bounce', 'complaint']),
  permanent: z.optional(z.boolean()),
  email: z.optional(z.string()),
  message_id: z.optional(z.string()),
})

const postmark = z.object({
  RecordType: z.string(),
  Type: z.optional(z.string()),
  Email: z.optional(z.string()),
  MessageID: z.optional(z.string()),
})

const mailgun = z.object({
  'event-data': z.object({
    event: z.string(),
    severity: z.optional(z.string()),
    recipient: z.optional(z.string()),
    message: z.optional(
      z.object({ headers: z.optional(z.object({ 'message-id': z.optional(z.string()) })) }),
    ),
  }),
})

const readers = {
  plain: (body: unknown): MailEvent | null => {
    const notice = plain.safeParse(body)
    if (!notice.success || (notice.data.event === 'bounce' && notice.data.permanent === false)) return null
    const { event, email, message_id } = notice.data
    return { reason: event, email: email ?? null, messageId: message_id ?? null }
  },
  postmark: (body: unknown): MailEvent | null => {
    const notice = postmark.safeParse(body)
    if (!notice.success) return null
    const { RecordType, Type, Email, MessageID } = notice.data
    const email = Email ?? null
    if (RecordType === 'SpamComplaint') return { reason: 'complaint', email, messageId: MessageID ?? null }
    const hard = RecordType === 'Bounce' && (Type === 'HardBounce' || Type === 'BadEmailAddress')
    return hard ? { reason: 'bounce', email, messageId: MessageID ?? null } : null
  },
  mailgun: (body: unknown): MailEvent | null => {
    const notice = mailgun.safeParse(body)
    if (!notice.success) return null
    const { event, severity, recipient, message } = notice.data['event-data']
    const messageId = message?.headers?.['message-id']
    const found = { email: recipient ?? null, messageId: messageId ? `<${messageId}>` : null }
    if (event === 'complained') return { reason: 'complaint', ...found }
    return event === 'failed' && severity === 'permanent' ? { reason: 'bounce', ...found } : null
  },
} as const

/** Reads a notice in its provider's words; an unknown provider speaks ours. */
export const mailEventOf = (provider: unknown, body: unknown): MailEvent | null =>
  readers[provider === 'postmark' || provider === 'mailgun' ? provider : 'plain'](body)
