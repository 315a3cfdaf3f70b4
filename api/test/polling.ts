import { type Kysely, sql } from 'kysely'
import type { FanOut } from '../src/adapters/fan-out/fan-out.ts'
import type { Database } from '../src/database/schema.ts'
import type { Browser } from './visitors.ts'

/** Polls as a browser does that has polled before: each answer's tag goes with the next question. */
export const startPolling = async (browser: Pick<Browser, 'get'>) => {
  let etag = (await browser.get('/api/poll.php')).headers.get('ETag') ?? ''
  return async () => {
    const answer = await browser.get('/api/poll.php', { headers: { 'If-None-Match': etag } })
    etag = answer.headers.get('ETag') ?? etag
    return answer
  }
}

/** A member whom nobody has. */
const nobody = -1

/**
 * Once what this process has told so far has come back to it: on a server that goes by the database, and whoever hears
 * the same a second time forgets a second time.
 */
export const noticesAreBack = (fanOut: FanOut): Promise<void> =>
  new Promise((resolve) => {
    const stop = fanOut.subscribe(nobody, {
      onWake: () => {},
      onPassing: () => {
        stop()
        resolve()
      },
      onResync: () => {},
    })
    fanOut.send(nobody, { event: 'typing', data: {} })
  })

/** While the revisions cannot be read, whatever a poll says is from memory. */
export const withoutRevisions = async <Result>(
  db: Kysely<Database>,
  act: () => Promise<Result>,
): Promise<Result> => {
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.id(to)}`.execute(db)
  await rename('account_revisions', 'away')
  try {
    return await act()
  } finally {
    await rename('away', 'account_revisions')
  }
}
