import type { PushSubscriptionData } from '@lonk/shared-api/calls/account/push.schema.ts'

/**
 * The push services of the browsers there are. An endpoint is client input that this server will call: anything else
 * would let a member make it call what they like.
 */
const services: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[a-z0-9-]+\.)?push\.apple\.com$/,
  /^(?:[a-z0-9-]+\.)+notify\.windows\.com$/,
]

const isPushEndpoint = (endpoint: string): boolean => {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password, hash } = new URL(endpoint)
  const plain = port === '' && username === '' && password === '' && hash === ''
  return protocol === 'https:' && plain && services.some((service) => service.test(hostname))
}

const bytesOf = (base64url: string): Buffer | null =>
  /^[A-Za-z0-9_-]+={0,2}$/.test(base64url) ? Buffer.from(base64url, 'base64url') : null

/** A point of P-256 in its uncompressed form, and sixteen bytes of secret (RFC 8291). */
const areKeys = ({ p256dh, auth }: PushSubscriptionData['keys']): boolean => {
  const point = bytesOf(p256dh)
  return point?.length === 65 && point[0] === 4 && bytesOf(auth)?.length === 16
}

export const isSubscription = ({ endpoint, keys }: PushSubscriptionData): boolean =>
  isPushEndpoint(endpoint) && areKeys(keys)
