import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { startProcess } from '../../test/api-process.ts'
import { startPooler } from '../../test/databases/pooler.ts'
import { type PostgresServer, startPostgres } from '../../test/databases/postgres-server.ts'
import { testEnvironment } from '../../test/harness.ts'

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
}, 60_000)
afterAll(() => server.stop())

it.each([
  { mode: 'transaction' },
  { mode: 'session' },
  { mode: 'transaction', ignores: 'statement_timeout,idle_in_transaction_session_timeout' },
  { mode: 'session', ignores: 'statement_timeout,idle_in_transaction_session_timeout' },
] as const)('a pooler is refused in one line, with the reason: %j', async (settings) => {
  const pooler = await startPooler(server, settings)
  try {
    const failed = await startProcess(testEnvironment('/nowhere', pooler.url))
    const stderr = 'stderr' in failed ? failed.stderr.trim() : 'it started'
    expect(stderr).toMatch(
      /^DATABASE_URL: a pooler \(as pgbouncer\) is between .* name the server itself\. [^\n]*$/,
    )
  } finally {
    await pooler.stop()
  }
})
