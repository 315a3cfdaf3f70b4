import type { Hearing, LastHeard } from './last-heard.ts'

/** The part of a BroadcastChannel that this needs. */
export interface HearingChannel {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  removeEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
}

interface Note extends LastHeard {
  /** A tab has come: this is what its document had. */
  readonly joins?: boolean
}

const isNote = (value: unknown): value is Note =>
  typeof value === 'object' &&
  value !== null &&
  Number.isSafeInteger(Reflect.get(value, 'userId')) &&
  Number.isSafeInteger(Reflect.get(value, 'event'))

/**
 * In every tab: learns what the stream of another tab has told, so that a stream of its own would go on from there, and
 * says what its document had. Once all that other tabs say of events is heard.
 */
export const shareHearing = (hearing: Hearing, channel: HearingChannel): void => {
  hearing.byStream.subscribe((heard) => channel.postMessage(heard))
  channel.addEventListener('message', ({ data }) => {
    if (isNote(data) && !data.joins) hearing.learn(data)
  })
  const join = () => {
    const heard = hearing.get()
    if (heard) channel.postMessage({ ...heard, joins: true })
  }
  join()
  // Whoever was put aside for "back" has heard nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && join())
}

/**
 * In the tab that has the stream: what came between another tab's document and its first listening was told to nobody
 * there, so `onMissed` is called. Returns its stop.
 */
export const answerJoining = (
  hearing: Hearing,
  channel: HearingChannel,
  onMissed: () => void,
): (() => void) => {
  const listen = ({ data }: { readonly data: unknown }) => {
    if (!isNote(data) || !data.joins) return
    const event = hearing.of(data.userId)
    if (event === null || event <= data.event) return
    channel.postMessage({ userId: data.userId, event })
    onMissed()
  }
  channel.addEventListener('message', listen)
  return () => channel.removeEventListener('message', listen)
}
