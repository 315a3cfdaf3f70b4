import type { FanOut } from '../../adapters/fan-out/fan-out.ts'
import type { Member } from '../../core/member/member.ts'

/** Sessions; some 400 bytes each. */
const mostRemembered = 300_000

/** One member's sessions share it. Once something was heard of the member, what was read before stands for nothing. */
type Account = { userId: number; heard: boolean }

/** What a poll found, in milliseconds of the clock. */
export type Found = {
  revisions: string
  /** When it was read. */
  read: number
  /** The last sign of life that is noted. */
  lastSeen: number
  /** The session ends or its cookie has to be renewed: the database is asked. */
  until: number
}

export type Entry = Found & {
  readonly account: Account
  /** The newest poll by somebody who looks at the page. */
  asked: number
}

export type PollMemory = {
  /** What a session's last poll said, as long as nothing was heard of its member. `looking`: a sign of life. */
  recall: (session: string, now: number, looking: boolean) => { userId: number; revisions: string } | null
  /** Remembers what `find` finds, unless something of the member is heard while it reads. */
  read: <Result extends Found>(
    member: Pick<Member, 'userId' | 'session'>,
    find: () => Promise<Result | null>,
  ) => Promise<Result | null>
  /** Sessions that have polled since they were read, and were read at that time or before, those read first first. */
  due: (readBefore: number) => Generator<[session: string, entry: Entry]>
  /** Read again by somebody else; null: the session is gone. */
  compare: (session: string, found: Found | null) => void
}

/**
 * What polls have said, so that one that finds nothing new asks no database. It is kept true by notices: whatever
 * raises a revision or ends a session tells the member, after its commit, and the member is forgotten here. While no
 * notices are heard, nothing is remembered. A notice that a dying process did not send is made good by `trusted`.
 */
export const createPollMemory = (
  fanOut: Pick<FanOut, 'watch'>,
  { trusted, most = mostRemembered }: { trusted: number; most?: number },
): PollMemory => {
  const entries = new Map<string, Entry>()
  const accounts = new Map<number, Account>()
  let hearing = false

  const forget = (account: Account) => {
    account.heard = true
    accounts.delete(account.userId)
  }
  fanOut.watch({
    onNotice: (userId, passing) => {
      if (passing !== null && passing !== 'logout') return
      const account = accounts.get(userId)
      if (account) forget(account)
    },
    onHearing: (hears) => {
      hearing = hears
      for (const account of accounts.values()) account.heard = true
      accounts.clear()
      entries.clear()
    },
  })

  /** Known before anything is read, so that what is heard meanwhile is not missed. */
  const accountOf = (userId: number): Account => {
    if (!hearing) return { userId, heard: true }
    const account = accounts.get(userId) ?? { userId, heard: false }
    putLast(accounts, userId, account, most).forEach(forget)
    return account
  }

  return {
    recall: (session, now, looking) => {
      const entry = entries.get(session)
      if (!entry || entry.account.heard || now >= entry.until || now >= entry.read + trusted) return null
      if (looking) entry.asked = now
      return { userId: entry.account.userId, revisions: entry.revisions }
    },
    read: async ({ userId, session }, find) => {
      const account = accountOf(userId)
      const found = await find()
      if (found && !account.heard) putLast(entries, session, entryOf(account, found), most)
      return found
    },
    *due(readBefore) {
      for (const [session, entry] of entries) {
        if (entry.read > readBefore) return
        if (entry.account.heard || entry.read + trusted <= readBefore) entries.delete(session)
        else if (entry.asked > entry.read) yield [session, entry]
      }
    },
    compare: (session, found) => {
      const entry = entries.get(session)
      if (!entry) return
      entries.delete(session)
      if (found?.revisions !== entry.revisions) return
      entries.set(session, { ...entryOf(entry.account, found), asked: entry.asked })
    },
  }
}

const entryOf = (account: Account, { revisions, read, lastSeen, until }: Found): Entry => ({
  ...{ account, revisions, read, lastSeen, until },
  asked: 0,
})

/** The first of a map is then what has not been put for longest; returns those that had to go for it. */
const putLast = <Key, Value>(map: Map<Key, Value>, key: Key, value: Value, most: number): Value[] => {
  map.delete(key)
  const gone: Value[] = []
  for (const [oldest, given] of map) {
    if (map.size < most) break
    map.delete(oldest)
    gone.push(given)
  }
  map.set(key, value)
  return gone
}
