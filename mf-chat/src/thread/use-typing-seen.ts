import { bus } from '@lonk/shared-events/bus.ts'
import { createStore, useStore } from '@lonk/shared-events/store.ts'

/** Milliseconds that one sign of typing holds (docs/api.md, 2.8). */
const holds = 6000

type Timer = ReturnType<typeof setTimeout>

/** Ids of the conversations whose other member is writing, and when that sign runs out. */
const typing = createStore<ReadonlyMap<number, Timer>>(new Map())

const started = (conversationId: number) => {
  clearTimeout(typing.get().get(conversationId))
  const timer = setTimeout(() => stopped(conversationId), holds)
  typing.set(new Map(typing.get()).set(conversationId, timer))
}

const stopped = (conversationId: number) => {
  clearTimeout(typing.get().get(conversationId))
  const rest = new Map(typing.get())
  if (rest.delete(conversationId)) typing.set(rest)
}

bus.on('typing-seen').subscribe(({ conversationId }) => started(conversationId))
bus.on('message-received').subscribe(({ message }) => !message.own && stopped(message.conversation_id))
bus.on('logged-out').subscribe(() => [...typing.get().keys()].forEach(stopped))

/** Whether the other member of a conversation is writing right now. */
export const useTypingSeen = (conversationId: number | undefined): boolean =>
  useStore({
    subscribe: typing.subscribe,
    get: () => conversationId !== undefined && typing.get().has(conversationId),
  })
