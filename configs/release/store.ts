import type { KeyObject } from 'node:crypto'
import type { ServerConfig } from '../../shell/server/config.ts'
import { openDataFolder } from '../../shell/server/data-folder.ts'
import { registryKeys } from '../../shell/server/registry/keys.ts'
import { StartError } from '../../shell/server/start-error.ts'

/** The store's folder and the keys to change it with. */
export interface Store {
  readonly folder: string
  readonly keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject }
}

export const openStore = (
  config: Pick<ServerConfig, 'dataDir' | 'production' | 'registry'>,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Store => {
  openDataFolder(config.dataDir)
  openDataFolder(config.registry)
  const { publicKey, privateKey } = registryKeys({
    dataDir: config.dataDir,
    production: config.production,
    env,
  })
  if (!privateKey) throw new StartError('publishing needs REGISTRY_PRIVATE_KEY')
  return { folder: config.registry, keys: { publicKey, privateKey } }
}
