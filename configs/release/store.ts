import type { ServerConfig } from '../../shell/server/config.ts'
import { openDataFolder } from '../../shell/server/data-folder.ts'
import { openReleaseBucket } from '../../shell/server/registry/bucket/release-bucket.ts'
import { registryKeys } from '../../shell/server/registry/keys.ts'
import { createSeenRegistry } from '../../shell/server/registry/seen-registry.ts'
import type { WritableStore } from '../../shell/server/registry/swap-registry.ts'
import { StartError } from '../../shell/server/start-error.ts'
import { createSharedRegistry } from './bucket/shared-registry.ts'

export type Store = WritableStore

export const openStore = (
  config: Pick<ServerConfig, 'dataDir' | 'production' | 'registry'> &
    Partial<Pick<ServerConfig, 'registryBucket'>>,
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
  const store = {
    folder: config.registry,
    keys: { publicKey, privateKey },
    seen: createSeenRegistry(config.dataDir, config.registry, publicKey),
  }
  if (!config.registryBucket) return store
  const bucket = openReleaseBucket(config.registryBucket)
  return { ...store, shared: createSharedRegistry({ bucket, store, say }) }
}

const say = (line: string): void => {
  process.stderr.write(`lonk: ${line}\n`)
}
