/** What a browser and its push service do, without either: stands in at the browser's edge, for tests alone. */
export const browserPush = () => {
  let permission: NotificationPermission = 'default'
  let answer: NotificationPermission = 'granted'
  let present: ReturnType<typeof subscriptionOf> | null = null
  let made = 0
  let asked = 0
  let refused = false

  const subscriptionOf = (number: number, key: string) => ({
    endpoint: `https://push.test/${number}`,
    options: { applicationServerKey: bytesOf(key), userVisibleOnly: true },
    toJSON: () => ({
      endpoint: `https://push.test/${number}`,
      expirationTime: null,
      keys: { p256dh: `p${number}`, auth: `a${number}` },
    }),
    unsubscribe: async () => {
      present = null
      return true
    },
  })

  const pushManager = {
    getSubscription: async () => present,
    subscribe: async ({ applicationServerKey }: { readonly applicationServerKey: string }) => {
      if (refused) throw new DOMException('no push service', 'AbortError')
      made += 1
      present = subscriptionOf(made, applicationServerKey)
      return present
    },
  }

  Object.defineProperty(window, 'Notification', {
    configurable: true,
    value: {
      get permission() {
        return permission
      },
      requestPermission: async () => {
        asked += 1
        if (permission === 'default') permission = answer
        return permission
      },
    },
  })

  return {
    registration: Object({ pushManager }) as ServiceWorkerRegistration,
    present: () => present?.endpoint ?? null,
    /** How often a person was asked. */
    asked: () => asked,
    willAnswer: (next: NotificationPermission) => {
      answer = next
    },
    setPermission: (next: NotificationPermission) => {
      permission = next
    },
    /** The browser ends or replaces the subscription by itself. */
    lose: () => {
      present = null
    },
    refuse: () => {
      refused = true
    },
  }
}

const bytesOf = (base64Url: string): ArrayBuffer =>
  Uint8Array.from(atob(base64Url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
    .buffer
