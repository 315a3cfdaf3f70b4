import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connect, type Db } from '../../src/database/connection.ts'
import { checkInvariants } from '../invariants.ts'
import { ask } from './ask.ts'
import type { Backups } from './barman.ts'
import { startServer } from './postgres-process.ts'
import { ownedFolder } from './postgres-programs.ts'

/** Restores the last copy and the log since, up to a moment or to its end, and hands over what came of it. */
export const onNewMachine = async (
  backups: Backups,
  moment: Date | undefined,
  work: (db: Db) => Promise<void>,
): Promise<void> => {
  const machine = await ownedFolder()
  const cluster = join(machine, 'cluster')
  await backups.restore(cluster, moment)
  const restored = await startServer(cluster, machine, ['synchronous_standby_names='])
  // Whoever asks meanwhile is answered as by a standby.
  while (await ask(restored.url, 'select pg_is_in_recovery() as now').then(([row]) => row?.now))
    await pause(50)
  const { db, close } = await connect({ databaseUrl: restored.url, dataDir: machine })
  try {
    await work(db)
    await checkInvariants(db)
  } finally {
    await close()
    await restored.stop()
    await rm(machine, { recursive: true, force: true })
  }
}
