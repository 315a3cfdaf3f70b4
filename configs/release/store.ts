import { existsSync } from 'node:fs'
import { readOfferedCalls } from '../../shell/server/api/offered-calls.ts'
import type { ServerConfig } from '../../shell/server/config.ts'
import { openDataFolder } from '../../shell/server/data-folder.ts'
import { openReleaseBucket } from '../../shell/server/registry/bucket/release-bucket.ts'
import { registryKeys } from '../../shell/server/registry/keys.ts'
import { createSeenRegistry } from '../../shell/server/registry/seen-registry.ts'
import type { ReadableStore, WritableStore } from '../../shell/server/registry/swap-registry.ts'
import { StartError } from '../../shell/server/start-error.ts'
import { projectRoot } from '../project.ts'
import { auditAtStore } from '../publishing/audit-at-store.ts'
import { createSharedRegistry } from './bucket/shared-registry.ts'
import { actorOf } from './origin.ts'

export type Store = WritableStore
export type { ReadableStore }

type Place = Pick<ServerConfig, 'dataDir' | 'production' | 'registry'> &
  Partial<Pick<ServerConfig, 'registryBucket'>>
type Environment = Readonly<Record<string, string | undefined>>

/** To publish into, or to change otherwise. */
export const openStore = (config: Place, env: Environment = process.env): Store => {
  openDataFolder(config.dataDir)
  openDataFolder(config.registry)
  const { publicKey, privateKey } = registryKeys({
    dataDir: config.dataDir,
    production: config.production,
    env,
  })
  if (!privateKey) throw new StartError('publishing needs REGISTRY_PRIVATE_KEY')
  return withShared(config, {
    folder: config.registry,
    keys: { publicKey, privateKey },
    seen: createSeenRegistry(config.dataDir, config.registry, publicKey),
    audit: auditAtStore(config.registry, () => actorOf(projectRoot, env)),
    offeredCalls: () => readOfferedCalls(config.registry),
  })
}

/** To look at, by the public key alone. A machine without a store is told so: an empty one would look like an empty site. */
export const openStoreToRead = (config: Place, env: Environment = process.env): ReadableStore => {
  const { dataDir, production, registry, registryBucket } = config
  if (!registryBucket && !existsSync(registry))
    throw new StartError(
      `there are no releases in ${registry}: DATA_DIR or REGISTRY names a store, --site asks a site`,
    )
  const { publicKey } = registryKeys({ dataDir, production, env, make: false })
  if (registryBucket) {
    openDataFolder(dataDir)
    openDataFolder(registry)
  }
  return withShared(config, {
    folder: registry,
    keys: { publicKey },
    seen: createSeenRegistry(dataDir, registry, publicKey),
  })
}

const withShared = <S extends ReadableStore>({ registryBucket }: Place, store: S): S => {
  if (!registryBucket) return store
  const bucket = openReleaseBucket(registryBucket)
  return { ...store, shared: createSharedRegistry({ bucket, store, say }) }
}

const say = (line: string): void => {
  process.stderr.write(`lonk: ${line}\n`)
}
