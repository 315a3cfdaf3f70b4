import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contractVersion, type RemoteDescription } from '@lonk/shared-events/contract.ts'
import type { Release, ReleaseOrigin } from '@lonk/shared-events/registry.ts'
import { shellPart } from '../../shell/server/registry/composition.ts'
import { buildManifest, remoteDescription } from '../../shell/server/registry/registry.schema.ts'
import type { Build } from '../build/build-part.ts'
import { ReleaseError } from './release-error.ts'
import { isMadeFromOthers } from './whole-release.ts'

/** The shell is a release like the remotes, without routes of its own; its contract is the version it offers. */
const shellDescription = (contract: string): RemoteDescription => ({
  name: shellPart,
  owner: 'platform',
  contract,
  faultClass: 'primary',
  namespaces: ['shell', 'ui'],
  routes: [],
  slots: [],
})

/** `release.json` of a build folder. Refused where the folder or its `remote.json` is not what it must be. */
export const makeRelease = (
  { part, folder, sourceHash }: Build,
  now: Date,
  made?: ReleaseOrigin,
): Release => {
  const build = buildManifest.safeParse(readJson(join(folder, 'build.json')))
  if (!build.success) throw new ReleaseError([`${part}: build.json is missing or not as agreed`])
  const description =
    part === shellPart
      ? shellDescription(build.data.contract ?? contractVersion)
      : readDescription(part, folder)
  const { owner, contract, faultClass, namespaces, routes, slots } = description
  return {
    part,
    version: `${timeStamp(now)}-${contentHash(folder)}`,
    sourceHash,
    contract,
    entry: build.data.entry,
    integrity: build.data.integrity,
    owner,
    faultClass,
    namespaces,
    routes,
    slots,
    files: build.data.files,
    ...(build.data.shares ? { shares: build.data.shares } : {}),
    languages: namesIn(folder, 'locales', /^([a-z]{2})\.json$/),
    fragments: namesIn(folder, 'fragments', /^(.+)\.[a-z]{2}\.json$/),
    ...(made ? { made } : {}),
  }
}

const readDescription = (part: string, folder: string): RemoteDescription => {
  const parsed = remoteDescription.safeParse(readJson(join(folder, 'remote.json')))
  if (parsed.success && parsed.data.name !== part) {
    throw new ReleaseError([`${part}: remote.json says that it is ${parsed.data.name}`])
  }
  if (parsed.success) return parsed.data
  throw new ReleaseError(
    parsed.error.issues.map(
      ({ path, message }) => `${part}: remote.json, ${path.join('.') || 'file'}: ${message}`,
    ),
  )
}

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** `YYYYMMDD-HHMM` in UTC. */
const timeStamp = (now: Date): string =>
  now.toISOString().slice(0, 16).replaceAll('-', '').replace(':', '').replace('T', '-')

/** Eight hex digits of the content: equal bytes are an equal release, whenever they were built. */
const contentHash = (folder: string): string => {
  const hash = createHash('sha256')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isMadeFromOthers(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 8)
}

const namesIn = (folder: string, child: string, pattern: RegExp): readonly string[] => {
  const path = join(folder, child)
  if (!existsSync(path)) return []
  const names = readdirSync(path).flatMap((file) => pattern.exec(file)?.[1] ?? [])
  return [...new Set(names)].sort()
}
