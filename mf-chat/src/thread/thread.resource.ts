import type { ChatAnswer } from '@lonk/shared-api/calls/chat/chat.schema.ts'
import { getChat } from '@lonk/shared-api/calls/chat/chat.ts'
import { api } from '@lonk/shared-api/client.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '../server-state.ts'
import { type Thread, threadOf, withMessage, withNewestPage, withOlderPage, withSpent } from './thread.ts'

/** A conversation by its own id, or by the profile on its other side, where it may not exist yet. */
export type ThreadAddress = { readonly id: number } | { readonly profile_id: number }

const newestPage = 50
/** Small, so that drawing one never holds up scrolling; the next is fetched well before it is needed. */
const olderPage = 20
const threads = ['thread'] as const
const keyOf = (address: ThreadAddress) => [...threads, address] as const

export const threadQuery = (address: ThreadAddress, firstData?: ChatAnswer) =>
  queryOptions({
    queryKey: keyOf(address),
    queryFn: ({ signal }) => readNewest(address, signal),
    ...(firstData ? { initialData: () => threadOf(firstData) } : {}),
  })

const readNewest = async (address: ThreadAddress, signal: AbortSignal): Promise<Thread> => {
  const before = known(address)
  const answer = await api.call(getChat, { ...address, limit: newestPage }, { signal })
  const now = known(address)
  // What the stream brought while the answer was on its way is not in the answer.
  const arrived = now?.messages.filter((message) => !before?.messages.includes(message)) ?? []
  return arrived.reduce(withMessage, withNewestPage(now, answer))
}

const known = (address: ThreadAddress): Thread | undefined => queryClient.getQueryData(keyOf(address))

/** The conversation with a profile as it is loaded under either address. */
export const knownThreadWith = (profileId: number): Thread | undefined =>
  queryClient
    .getQueriesData<Thread>({ queryKey: threads })
    .find(([, thread]) => thread?.profile.id === profileId)?.[1]

/** Adds the page before the first loaded message. Rejects with an `ApiError`; the thread then stays as it is. */
export const loadOlder = async (address: ThreadAddress): Promise<void> => {
  const before = known(address)?.messages[0]?.id
  if (before === undefined) return
  const answer = await api.call(getChat, { ...address, before, limit: olderPage })
  queryClient.setQueryData<Thread>(keyOf(address), (thread) => thread && withOlderPage(thread, answer))
}

export const isKnownConversation = (conversationId: number): boolean =>
  queryClient
    .getQueriesData<Thread>({ queryKey: threads })
    .some(([, thread]) => thread?.conversation?.id === conversationId)

type Change = (thread: Thread) => Thread

/** Changes the loaded threads of one conversation, under both of its addresses. */
export const changeConversation = (conversationId: number, change: Change): void =>
  changeThreads((thread) => thread.conversation?.id === conversationId, change)

/** The same by the other member: a conversation that is just beginning has no id yet. */
export const changeThreadWith = (profileId: number, change: Change): void =>
  changeThreads((thread) => thread.profile.id === profileId, change)

/** A message of this member was paid. Once nothing given is left the next one has a price, which the server knows. */
export const spendInThreads = (credits: number): void => {
  const hadGiven = (thread: Thread) => thread.canSend.given > 0
  const had = queryClient
    .getQueriesData<Thread>({ queryKey: threads })
    .some(([, thread]) => thread && hadGiven(thread))
  if (!had || credits === 0) return
  changeThreads(hadGiven, (thread) => withSpent(thread, credits))
  void reloadThreads()
}

const changeThreads = (fits: (thread: Thread) => boolean, change: Change): void =>
  void queryClient.setQueriesData<Thread>({ queryKey: threads }, (thread) =>
    thread && fits(thread) ? change(thread) : thread,
  )

/** Reads again what is on the screen; the rest when it is opened. */
export const reloadThreads = (): Promise<void> => queryClient.invalidateQueries({ queryKey: threads })
