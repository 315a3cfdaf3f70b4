import { existsSync } from 'node:fs'
import { copyFile, cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServerConfig } from '../../shell/server/config.ts'
import { openDataFolder } from '../../shell/server/data-folder.ts'
import { seenRegistryFile } from '../../shell/server/registry/seen-registry.ts'
import { StartError } from '../../shell/server/start-error.ts'

type Folders = Pick<ServerConfig, 'dataDir' | 'registry'>

const keyFile = 'registry-key.json'

/**
 * Copies what is deployed here, every part at its version, into a site of its own: for a team that works on one part
 * against the rest as members have it. Nothing that is done there reaches the deployed one.
 */
export const adoptDeployed = async (deployed: Folders, own: Folders): Promise<void> => {
  if (!existsSync(join(deployed.registry, 'registry.json')))
    throw new StartError(`nothing is published in ${deployed.registry} yet: npm start does that`)
  openDataFolder(own.dataDir)
  await rm(own.registry, { recursive: true, force: true })
  // Releases that were tried out here have raised the sequence above the deployed one.
  await rm(seenRegistryFile(own.dataDir, own.registry), { force: true })
  await cp(deployed.registry, own.registry, { recursive: true })
  // Signed by the same key, unless that is in the environment anyway.
  const key = join(deployed.dataDir, keyFile)
  if (existsSync(key)) await copyFile(key, join(own.dataDir, keyFile))
}
