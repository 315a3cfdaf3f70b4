import { type Bus, bus as siteBus } from '@lonk/shared-events/bus.ts'
import type { PushState } from '@lonk/shared-events/push.ts'
import type { StateWriter } from '@lonk/shared-events/state.ts'
import i18next from 'i18next'
import { combineLatest, distinctUntilChanged, map } from 'rxjs'
import { type BeforeLogout, beforeLogout as siteBeforeLogout } from '../session/before-logout.ts'
import { storedPush } from './stored-push.ts'
import {
  endpointOf,
  endSubscription,
  postSubscription,
  subscriptionData,
  subscriptionFor,
} from './subscription.ts'

type ToastText = 'push.on' | 'push.off' | 'push.blocked' | 'push.failed'

/**
 * Push in this browser: whether it is possible, whether the member has it, and the way on and off. The browser's
 * question is only ever put by a click (`push-requested`).
 */
export const keepPush = (
  state: StateWriter,
  registration: ServiceWorkerRegistration | null,
  bus: Bus = siteBus,
  beforeLogout: BeforeLogout = siteBeforeLogout,
): void => {
  const manager = managerOf(registration)

  const toast = (tone: 'info' | 'success' | 'danger', name: ToastText): void =>
    bus.publish('toast-requested', { text: i18next.t(`shell:${name}`), tone })

  const tell = (change: Partial<PushState>): void => state.set('push', { ...state.get('push'), ...change })

  /** What is stored, as far as it is this member's. */
  const mine = () => {
    const stored = storedPush.get()
    return typeof stored === 'object' && stored.member === state.get('user')?.id ? stored : null
  }

  /** False for a visitor: an account has to be told. */
  const subscribe = async (): Promise<boolean> => {
    const member = state.get('user')?.id
    const key = state.get('settings')?.push_public_key
    if (!manager || !member || !key) return false
    const known = mine()?.subscription
    const subscription = subscriptionData(await subscriptionFor(manager, key))
    const text = JSON.stringify(subscription)
    // The account forgets a browser with the session that subscribed, or that its push service could not reach for long.
    if (text !== known || state.get('user')?.has_push === false) await postSubscription(subscription)
    storedPush.set({ subscription: text, member })
    tell({ isSubscribed: true })
    return true
  }

  const forget = async (): Promise<void> => {
    const stored = storedPush.get()
    if (typeof stored !== 'object') return
    storedPush.set(false)
    tell({ isSubscribed: false })
    if (manager) await endSubscription(manager, endpointOf(stored.subscription))
  }

  /** Sets right what changed while nobody looked: permission, key, the member, the browser's own renewal. */
  const settle = async (): Promise<void> => {
    const settings = state.get('settings')
    if (!settings) return
    const isCapable = manager !== null && settings.push_public_key !== ''
    tell({ isCapable, isSubscribed: isCapable && mine() !== null })
    if (!isCapable) return
    const stored = storedPush.get()
    const { permission } = Notification
    if (stored === 'denied' && permission !== 'denied') storedPush.set(false)
    if (typeof stored !== 'object' || !state.get('user')) return
    if (permission === 'denied') {
      storedPush.set('denied')
      tell({ isSubscribed: false })
    } else if (permission === 'granted' && mine()) await subscribe()
    else await forget()
  }

  const turnOn = async (): Promise<void> => {
    // First of all, while the browser still knows of the click.
    const permission = manager ? await Notification.requestPermission() : 'default'
    if (permission === 'denied') {
      storedPush.set('denied')
      tell({ isSubscribed: false })
      toast('info', 'push.blocked')
    } else if (permission === 'granted') {
      if (await subscribe()) toast('success', 'push.on')
    }
  }

  const settled = () => settle().catch(() => tell({ isSubscribed: false }))
  combineLatest([state.observe('settings'), state.observe('user')])
    .pipe(
      map(([settings, user]) => `${settings?.push_public_key} ${user?.id} ${user?.has_push}`),
      distinctUntilChanged(),
    )
    .subscribe(settled)
  storedPush.onOtherTab(() => tell({ isSubscribed: mine() !== null }))
  bus.on('push-requested').subscribe(({ on }) => {
    const work = on ? turnOn() : forget().then(() => toast('success', 'push.off'))
    work.catch(() => toast('danger', 'push.failed'))
  })
  // Whoever logs in here next has not asked for this member's news.
  beforeLogout.add(forget)
}

/** Null where the browser has no push; on iOS that is everywhere but in the installed app. */
const managerOf = (registration: ServiceWorkerRegistration | null): PushManager | null =>
  registration && 'pushManager' in registration && 'Notification' in window ? registration.pushManager : null
