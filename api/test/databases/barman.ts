import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { giveAway, identity, ownedFolder, run } from './postgres-programs.ts'

/** What Debian's `barman` keeps of a server, by the settings of configs/production. */
export type Backups = {
  /** As after a failover: the slot that was lost with the old primary, and the log from the new one. */
  followAnew: () => Promise<void>
  /** Begins to take the log once more: whether commits wait for it is asked at its start alone. */
  restartLog: () => Promise<void>
  /** Takes the night's copy. */
  copy: () => Promise<void>
  /** Makes a cluster of the last copy and the log since, up to a moment or to the end of the log. */
  restore: (cluster: string, moment?: Date) => Promise<void>
  stop: () => Promise<void>
}

const production = (file: string) =>
  fileURLToPath(new URL(`../../../configs/production/${file}`, import.meta.url))

/** What the server needs beforehand: who may copy it. */
export const backupRoles = (): Promise<string> => readFile(production('postgresql/backups.sql'), 'utf8')

/** `hosts` is where the server listens, or two that may be it, as in a connection string. Resolves once its log comes in. */
export const followServer = async (hosts: string): Promise<Backups> => {
  const home = await ownedFolder()
  const config = join(home, 'barman.conf')
  await writeConfig(home, config, hosts)
  const barman = async (...args: string[]) =>
    await run('barman', ['-c', config, ...args], { ...(await identity()), cwd: '/' })
  const stop = async () => {
    await barman('receive-wal', '--stop', 'lonk').catch(() => {})
    await rm(home, { recursive: true, force: true })
  }
  const follow = async () => {
    await barman('receive-wal', '--create-slot', 'lonk')
    await barman('cron')
    await untilLogComes(join(home, 'lonk', 'streaming'))
    await barman('switch-wal', '--archive', 'lonk')
  }
  try {
    await follow()
  } catch (error) {
    await stop()
    throw error
  }
  return {
    stop,
    followAnew: follow,
    restartLog: async () => {
      await barman('receive-wal', '--stop', 'lonk')
      await barman('cron')
    },
    copy: async () => {
      await barman('backup', '--wait', 'lonk')
    },
    restore: async (cluster, moment) => {
      await barman(
        ...['recover', '--get-wal', 'lonk', 'latest', cluster],
        ...(moment ? ['--target-time', inPostgres(moment), '--target-action', 'promote'] : []),
      )
      await readLogFrom(config, cluster)
    },
  }
}

/** PostgreSQL reads no `T` and no `Z` here, and a time without a zone is the server's. */
const inPostgres = (moment: Date): string => moment.toISOString().replace('T', ' ').replace('Z', '+00')

const untilLogComes = async (folder: string) => {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const files = await readdir(folder).catch(() => [])
    if (files.length > 0) return
    await pause(50)
  }
  throw new Error('The log does not come to the backups')
}

const writeConfig = async (home: string, config: string, hosts: string) => {
  const servers = join(home, 'servers')
  await mkdir(servers)
  const user = (await run('id', ['-un', String((await identity()).uid ?? process.getuid?.())])).stdout.trim()
  await writeFile(
    config,
    `[barman]\nbarman_user = ${user}\nbarman_home = ${home}\nconfiguration_files_directory = ${servers}\nlog_file = ${home}/log\n`,
  )
  const settings = await readFile(production('barman/lonk.conf'), 'utf8')
  await writeFile(join(servers, 'lonk.conf'), settings.replaceAll('host=db1,db2', `host=${hosts}`))
  for (const path of [servers, config]) await giveAway(path)
}

/** As docs/database.md has it: also what had come of the file of the log that was not full yet. */
const readLogFrom = async (config: string, cluster: string) => {
  const line = `restore_command = 'barman -c ${config} get-wal --partial lonk %f > "%p"'`
  const file = join(cluster, 'postgresql.auto.conf')
  const settings = await readFile(file, 'utf8')
  if (!/^restore_command = .*get-wal/m.test(settings)) throw new Error('The restored cluster reads no log')
  await writeFile(file, settings.replace(/^restore_command = .*$/m, line))
}
