import { setTimeout as pause } from 'node:timers/promises'
import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import { buy } from './acts/buy.ts'
import { likeSomebody } from './acts/like.ts'
import { loadChats } from './acts/load-chats.ts'
import { logIn } from './acts/log-in.ts'
import { openPage } from './acts/open-page.ts'
import { pollOnce } from './acts/poll.ts'
import { search } from './acts/search.ts'
import { send } from './acts/send.ts'
import type { Network } from './browser.ts'
import type { Member } from './member.ts'
import { oneOf } from './one-of.ts'

type Doing = (member: Member, network: Network) => Promise<void>

/** How often of a hundred a member does what. */
const shares: readonly (readonly [share: number, act: Doing])[] = [
  [40, (member, { figures }) => send(member, figures)],
  [15, (member, { figures }) => likeSomebody(member, figures)],
  [10, (member, { figures }) => search(member, figures)],
  [10, (member, { figures }) => pollOnce(member, figures)],
  [12, (member, { figures }) => openPage(member, figures)],
  [7, (member, { figures }) => loadChats(member, figures)],
  [4, (member, { figures }) => buy(member, figures)],
  [2, logIn],
]
const hundred = shares.flatMap(([share, act]) => Array.from({ length: share }, () => act))

/** Acts of all members together in a second: what two cores carry beside all that runs on them here. */
const actsPerSecond = 12

export interface Load {
  /** Nothing new is begun; answers how many acts were not acknowledged within a minute. */
  readonly stop: () => Promise<number>
}

/** Members do one thing after the other, each at their own time. */
export const startLoad = (members: readonly Member[], network: Network): Load => {
  const each = (members.length / actsPerSecond) * 1000
  const stopping = new AbortController()
  const busy = new Set<Member>()

  const live = async (member: Member) => {
    for (let first = true; !stopping.signal.aborted; first = false) {
      const wait = first ? Math.random() * each : each * (0.5 + Math.random())
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      busy.add(member)
      await oneOf(hundred)(member, network).catch((cause: unknown) => {
        member.notebook.refused.push(isApiError(cause) ? `${cause.code} ${cause.message}` : String(cause))
      })
      busy.delete(member)
    }
  }
  const living = members.map(live)

  return {
    stop: async () => {
      stopping.abort()
      await Promise.race([Promise.all(living), pause(60_000, undefined, { ref: false })])
      return busy.size
    },
  }
}
