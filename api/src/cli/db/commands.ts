import { createReadStream, createWriteStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Connection, Db } from '../../database/connection.ts'
import { migrate } from '../../database/migrate.ts'
import { countsOf } from '../../database/move/counts.ts'
import { dump, type Rows } from '../../database/move/dump.ts'
import { load } from '../../database/move/load.ts'
import type { Trx } from '../../database/transaction.ts'
import { StartError } from '../../start-error.ts'

type Database = Pick<Connection, 'db' | 'kind'>

/**
 * As it was at one moment, although a site on a server goes on. The embedded one is ours alone: its folder is locked.
 */
const atOneMoment = <T>({ db, kind }: Database, work: (db: Db) => Promise<T>): Promise<T> =>
  kind === 'embedded' ? work(db) : db.transaction().setIsolationLevel('repeatable read').execute(work)

/** Writes everything but the files of photos and exports to one compressed file; it appears when it is complete. */
export const backUp = (database: Database, file: string): Promise<Record<string, number>> =>
  atOneMoment(database, async (db) => {
    const lines = async function* () {
      for await (const { table, json } of dump(db)) yield `${table}\t${json}\n`
    }
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(`${file}.part`, { mode: 0o600 }))
    await rename(`${file}.part`, file)
    return countsOf(db)
  })

async function* linesOf(file: string): AsyncGenerator<Rows> {
  const source = createReadStream(file)
  const lines = createInterface({ input: source.pipe(createGunzip()), crlfDelay: Number.POSITIVE_INFINITY })
  for await (const line of lines) {
    const end = line.indexOf('\t')
    if (end <= 0) throw new StartError(`${file} is no backup of this site`)
    yield { table: line.slice(0, end), json: line.slice(end + 1) }
  }
}

/** Into a database without members: nobody's account is overwritten by mistake. */
export const restore = async (
  { db }: Pick<Database, 'db'>,
  file: string,
): Promise<Record<string, number>> => {
  await requireEmpty(db)
  await fill(db, linesOf(file))
  return countsOf(db)
}

/** Brings everything to a server; refused there unless it arrives whole. */
export const moveTo = async (from: Database, to: Pick<Database, 'db'>): Promise<Record<string, number>> => {
  await requireEmpty(to.db)
  return atOneMoment(from, async (db) => {
    await fill(to.db, dump(db))
    const [there, here] = [await countsOf(to.db), await countsOf(db)]
    const different = Object.keys(here).filter((table) => here[table] !== there[table])
    if (different.length > 0) throw new StartError(`not equal after the move: ${different.join(', ')}`)
    return there
  })
}

const fill = (db: Db, rows: AsyncIterable<Rows>): Promise<void> =>
  db.transaction().execute((trx) => load(trx as unknown as Trx, rows))

const requireEmpty = async (db: Db): Promise<void> => {
  await migrate(db)
  const member = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (member) throw new StartError('the database to fill has members already: choose an empty one')
}
