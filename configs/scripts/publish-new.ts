import type { RegistryEntry } from '@lonk/shared-events/registry.ts'
import type { Build } from '../build/build-part.ts'
import { registryNow } from '../release/change-store.ts'
import { type PublishOptions, publish } from '../release/publish.ts'
import { createPublishedBefore } from '../release/published-before.ts'
import type { Store } from '../release/store.ts'
import { wholeRelease } from '../release/whole-release.ts'
import { say } from './say.ts'

/**
 * Publishes, in one swap, the builds whose sources were never published: what somebody rolled back stays so over a
 * restart, and a line says how to get it back. What is in service but cannot be served is replaced in any case: it was
 * damaged, or published before releases were signed.
 */
export const publishNew = async (
  store: Store,
  builds: readonly Build[],
  options: PublishOptions = {},
): Promise<void> => {
  const { parts } = await registryNow(store)
  const publishedBefore = await createPublishedBefore(store)
  const broken = await brokenParts(store, Object.values(parts))
  const fresh = builds.filter(
    ({ part, sourceHash }) => !parts[part] || broken.has(part) || !publishedBefore(part, sourceHash),
  )
  for (const { part, sourceHash } of builds) {
    const running = parts[part]?.current
    if (running && broken.has(part)) say(`  ${part} ${running.version} is not as it was published: once more`)
    else if (running && running.sourceHash !== sourceHash && publishedBefore(part, sourceHash)) {
      say(`  ${part} stays at ${running.version}: its sources were published and replaced before`)
      say(`    (npm run release -- ${part} puts them back in service)`)
    }
  }
  if (fresh.length === 0) return
  const { releases, warnings, notCompared } = await publish(store, fresh, options)
  for (const { release, before } of releases) {
    if (release.version !== before?.version) say(`  published ${release.part} ${release.version}`)
  }
  for (const warning of warnings) say(`  over budget: ${warning}`)
  for (const line of notCompared) say(`  ${line}`)
}

const brokenParts = async (store: Store, entries: readonly RegistryEntry[]): Promise<ReadonlySet<string>> => {
  const found = await Promise.all(
    entries.map(async ({ current }) => ((await wholeRelease(store, current)) ? [] : [current.part])),
  )
  return new Set(found.flat())
}
