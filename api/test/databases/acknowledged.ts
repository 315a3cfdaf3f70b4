import { readFile } from 'node:fs/promises'
import { ask } from './ask.ts'

const file = new URL('../../../configs/production/postgresql/acknowledged.conf', import.meta.url)

/** From now on a commit waits until the standby or the backups have it, as production's own file says. */
export const waitForCopies = async (url: string): Promise<void> => {
  const [, setting] = (await readFile(file, 'utf8')).match(/^(synchronous_standby_names = .*)$/m) ?? []
  await ask(url, `alter system set ${setting}`)
  await ask(url, 'select pg_reload_conf()')
}
