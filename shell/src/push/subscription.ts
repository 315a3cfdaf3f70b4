import type { PushSubscriptionData } from '@lonk/shared-api/calls/account/push.schema.ts'
import { subscribePush, unsubscribePush } from '@lonk/shared-api/calls/account/push.ts'
import { api } from '@lonk/shared-api/client.ts'

/** The subscription for the site's present key, made where the browser has none or one for an older key. */
export const subscriptionFor = async (manager: PushManager, publicKey: string): Promise<PushSubscription> => {
  const present = await manager.getSubscription()
  if (present && isFor(present, publicKey)) return present
  await present?.unsubscribe()
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

/** As the account's call takes it, and as it is stored. */
export const subscriptionData = (subscription: PushSubscription): PushSubscriptionData => {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  return { endpoint, keys: { p256dh, auth } }
}

export const postSubscription = (subscription: PushSubscriptionData): Promise<unknown> =>
  api.call(subscribePush, { subscription })

/** Ends it in the browser first: then nothing comes any more, whether or not the account hears of it. */
export const endSubscription = async (manager: PushManager, endpoint: string): Promise<void> => {
  const present = await manager.getSubscription()
  await present?.unsubscribe()
  await api.call(unsubscribePush, { endpoint }, { retries: false })
}

/** The endpoint of a subscription as it is stored; empty where that is not one of ours. */
export const endpointOf = (stored: string): string => {
  try {
    const { endpoint }: { readonly endpoint?: unknown } = JSON.parse(stored)
    return typeof endpoint === 'string' ? endpoint : ''
  } catch {
    return ''
  }
}

const isFor = ({ options }: PushSubscription, publicKey: string): boolean =>
  options.applicationServerKey !== null && base64Url(options.applicationServerKey) === plain(publicKey)

const base64Url = (bytes: ArrayBuffer): string => plain(btoa(String.fromCharCode(...new Uint8Array(bytes))))

const plain = (base64: string): string => base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
