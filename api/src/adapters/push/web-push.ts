import webPush from 'web-push'
import type { Config } from '../../config.ts'
import { isPushEndpoint } from './push-hosts.ts'

export type PushSubscription = { endpoint: string; keys: { p256dh: string; auth: string } }

/** `gone`: the browser has ended the subscription; `later`: the push service could not take it now. */
export type PushResult = 'sent' | 'gone' | 'later' | 'refused'

export type PushSender = {
  /** `topic` replaces what is still undelivered under the same name. */
  send: (subscription: PushSubscription, payload: unknown, topic: string) => Promise<PushResult>
}

const timeoutMs = 10_000
const keptSeconds = 24 * 3600

/** Null without VAPID keys: the site then offers no push. Encryption (RFC 8291) and VAPID are web-push's. */
export const createPushSender = (
  config: Pick<Config, 'secrets' | 'publicUrl' | 'pushHosts' | 'pushContact'>,
): PushSender | null => {
  const { vapidPublic: publicKey, vapidPrivate: privateKey } = config.secrets
  if (!publicKey || !privateKey) return null
  const vapidDetails = { subject: config.pushContact, publicKey, privateKey }
  return {
    send: async (subscription, payload, topic) => {
      // What was allowed when it was stored may not be any more.
      if (!isPushEndpoint(subscription.endpoint, config.pushHosts)) return 'gone'
      const request = prepare(subscription, payload, { vapidDetails, topic })
      if (!request) return 'gone'
      try {
        const response = await fetch(request.endpoint, {
          method: 'POST',
          headers: request.headers,
          body: request.body,
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        })
        await response.body?.cancel()
        return resultOf(response.status)
      } catch {
        return 'later'
      }
    },
  }
}

type Options = { vapidDetails: { subject: string; publicKey: string; privateKey: string }; topic: string }
type Prepared = { endpoint: string; headers: Record<string, string>; body: Uint8Array<ArrayBuffer> }

/** Null where the browser's keys are not keys. */
const prepare = (
  subscription: PushSubscription,
  payload: unknown,
  { vapidDetails, topic }: Options,
): Prepared | null => {
  try {
    const { endpoint, headers, body } = webPush.generateRequestDetails(
      subscription,
      JSON.stringify(payload),
      {
        vapidDetails,
        topic,
        TTL: keptSeconds,
        urgency: 'normal',
        contentEncoding: 'aes128gcm',
      },
    )
    const sent = Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => name.toLowerCase() !== 'content-length')
        .map(([name, value]) => [name, String(value)]),
    )
    return { endpoint, headers: sent, body: new Uint8Array(body ?? Buffer.alloc(0)) }
  } catch {
    return null
  }
}

const resultOf = (status: number): PushResult => {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'later' : 'refused'
}
