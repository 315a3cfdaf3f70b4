import type { Config } from '../../config.ts'

export type TextMessage = {
  /** The same each time this message is tried, so that a provider that knows it sends it once. */
  key: string
  /** E.164, e.g. +31612345678. */
  to: string
  text: string
}

/** Sends text messages to phones. Rejects where it could not; with `TextRefused` where trying again is useless. */
export type TextSender = { send: (message: TextMessage) => Promise<void> }

export class TextRefused extends Error {
  constructor(status: number) {
    super(`The provider of text messages refuses with ${status}`)
    this.name = 'TextRefused'
  }
}

const timeoutMs = 10_000

/** The provider by `SMS_URL`. Null without one: text messages stay in the outbox, to be read at `/dev/outbox`. */
export const createTextSender = ({
  smsUrl,
  smsToken,
}: Pick<Config, 'smsUrl' | 'smsToken'>): TextSender | null => {
  if (smsUrl === null) return null
  return {
    send: async ({ key, to, text }) => {
      const response = await fetch(smsUrl, {
        method: 'POST',
        // A redirect would tell the token and the number to whoever is there.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': key,
          ...(smsToken === null ? {} : { Authorization: `Bearer ${smsToken}` }),
        },
        body: JSON.stringify({ to, text }),
      })
      await response.body?.cancel()
      if (response.ok) return
      if (isLasting(response.status)) throw new TextRefused(response.status)
      throw new Error(`The provider of text messages answers ${response.status}`)
    },
  }
}

/**
 * Does it say that the number or the text is wrong? Not: too slow, too many, or not let in while a token is changed.
 */
const isLasting = (status: number): boolean =>
  status >= 400 && status < 500 && ![401, 403, 408, 409, 425, 429].includes(status)
