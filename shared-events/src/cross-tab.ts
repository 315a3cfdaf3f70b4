import { type Bus, bus as siteBus } from './bus.ts'

/** The part of a BroadcastChannel that the bridge needs. */
export interface TabChannel {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
}

/**
 * Carries events marked `crossTab` between the tabs of one browser. Only the shell calls it, once. An older
 * or newer tab may send what this release does not know: the bus refuses that with a report.
 */
export const bridgeTabs = (channel: TabChannel, bus: Bus = siteBus): void => {
  bus.outgoing.subscribe((envelope) => channel.postMessage({ ...envelope, foreign: true }))
  channel.addEventListener('message', (event) => bus.receive(event.data))
}
