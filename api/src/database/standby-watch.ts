import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { StartError } from '../start-error.ts'
import { DatabaseLeadsError } from './away.ts'
import type { Connection, Db } from './connection.ts'

/** Where the primary's log had got to, and when: who has read so far knows everything that was true then. */
type Mark = { lsn: string; cluster: string; at: number }

export type StandbyWatch = {
  /** The standby, while what it knows is at most three seconds old. */
  keepingUp: () => Db | null
  close: () => Promise<void>
}

/** Connections to one and the same server: for what is read there, and one for the watch, which waits behind no read. */
export type Standby = { reads: Connection; asking: Connection }

type Watched = {
  /** How many servers there are to choose from. */
  count: number
  /** Another one each time, in turn. */
  openNext: () => Standby
  /** A connection of the watch's own, which waits behind no member. */
  primary: Connection
  warn: (message: string) => void
}

const lookEveryMs = 500
const mostBehindMs = 3000

/**
 * Its own word on how late it is (`pg_last_xact_replay_timestamp`) is no use: on a quiet site it is old, and of a standby
 * that is cut off it says nothing. So the primary is asked how far its log is, and the standby whether it has got there.
 */
export const watchStandby = async ({ count, openNext, primary, warn }: Watched): Promise<StandbyWatch> => {
  let standby: Standby | null = null
  let mark: Mark | null = null
  let knows = Number.NEGATIVE_INFINITY
  let told = ''
  const closing = new AbortController()

  const isRecent = (at: number) => performance.now() - at <= mostBehindMs
  /** Why, once: of several servers each has its own reason for not being read from. */
  const tell = (server: 'standby' | 'primary', why = '') => {
    if (server !== told) warn(`Reads that may lag go to the ${server}${why && `: ${why}`}`)
    told = server
  }

  const look = async () => {
    mark ??= await markOf(primary.db)
    standby ??= openNext()
    const { follows, cluster, reached } = await placeOf(standby.asking.db, mark.lsn)
    if (!follows) throw new DatabaseLeadsError()
    if (cluster !== mark.cluster) throw stranger()
    const { at } = mark
    if (reached) {
      knows = at
      mark = null
    }
    if (isRecent(knows)) tell('standby')
    else if (!isRecent(at)) tell('primary', 'the standby is behind')
  }
  /** What was connected before it took over would lead to it for ever. */
  const leave = async () => {
    const left = standby
    standby = null
    mark = null
    knows = Number.NEGATIVE_INFINITY
    await Promise.allSettled([left?.asking.close(), left?.reads.close()])
  }
  const lookOrLeave = () =>
    look().then(
      () => undefined,
      async (error: Error) => {
        await leave()
        return error
      },
    )
  /** At the next server where one is none to read from; answers what the last of them said. */
  const lookAround = async (): Promise<Error | undefined> => {
    for (let left = count; ; left -= 1) {
      const fault = await lookOrLeave()
      if (fault && left > 1 && !(fault instanceof StartError)) continue
      if (fault) tell('primary', fault.message)
      return fault
    }
  }
  const lookOn = async () => {
    while (await pause(lookEveryMs, true, { signal: closing.signal }).catch(() => false)) await lookAround()
  }
  const close = async () => {
    await leave()
    await primary.close()
  }

  const fault = await lookAround()
  if (fault instanceof StartError) {
    await close()
    throw fault
  }
  const looking = lookOn()
  return {
    keepingUp: () => (standby && isRecent(knows) ? standby.reads.db : null),
    close: async () => {
      closing.abort()
      await looking
      await close()
    },
  }
}

const clusterOf = sql<string>`(select system_identifier::text from pg_control_system())`

const markOf = async (primary: Db): Promise<Mark> => {
  const at = performance.now()
  const { rows } = await sql<Omit<Mark, 'at'>>`
    select pg_current_wal_lsn()::text as lsn, ${clusterOf} as cluster`.execute(primary)
  const [row] = rows
  if (!row) throw new Error('The database did not say how far its log is')
  return { ...row, at }
}

type Place = { follows: boolean; cluster: string; reached: boolean }

const placeOf = async (standby: Db, lsn: string): Promise<Place> => {
  const { rows } = await sql<Place>`
    select pg_is_in_recovery() as follows, ${clusterOf} as cluster,
      coalesce(pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn, false) as reached`.execute(standby)
  const [row] = rows
  if (!row) throw new Error('The standby did not say how far it is')
  return row
}

const stranger = () =>
  new StartError('DATABASE_READ_URL: the server follows another primary than that of DATABASE_URL')
