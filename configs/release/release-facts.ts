import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release } from '@lonk/shared-events/registry.ts'
import * as z from 'zod/mini'
import { hashOf, readPublishedRelease } from '../../shell/server/registry/published-release.ts'
import { storeLayout } from '../../shell/server/registry/store-layout.ts'
import type { ContractEntries } from '../contract/contract-step.ts'
import { factsFile } from '../contract/facts.ts'
import type { ReadableStore } from './store.ts'

/** A release with what its build said of itself; null where that is not known. */
export type Described = Release & { readonly facts: ContractEntries | null }

const entries = z.record(
  z.string(),
  z.record(z.string(), z.object({ is: z.string(), demanded: z.optional(z.literal(true)) })),
)

const factsIn = (content: Buffer | null): ContractEntries | null => {
  try {
    // The absent `demanded` of a parsed row is absent, not undefined.
    return entries.parse(JSON.parse(content?.toString() ?? '')) as ContractEntries
  } catch {
    return null
  }
}

const contentOf = (folder: string): Promise<Buffer | null> =>
  readFile(join(folder, factsFile)).catch(() => null)

/** Of a build that is to be published. */
export const buildFacts = async (release: Release, folder: string): Promise<Described> => ({
  ...release,
  facts: factsIn(await contentOf(folder)),
})

/** What a build is refused with that does not say what it counts on: nothing could be compared with it. */
export const missingFacts = ({ part, facts }: Described): readonly string[] =>
  facts ? [] : [`${part}: ${factsFile} is missing or not as agreed: build it again`]

/**
 * Of releases as they lie in the store, as far as our signature vouches for them; `notCompared` has a line for each of
 * which nothing is known. That is its own team's to mend: the others are not kept from releasing by it.
 */
export const storedFacts = async (
  store: Pick<ReadableStore, 'folder' | 'keys'>,
  releases: readonly Release[],
) => {
  const read = await Promise.all(releases.map((release) => storedFactsOf(store, release)))
  return {
    described: read.map(({ described }) => described),
    notCompared: read.flatMap(({ described, problem }) =>
      problem === null
        ? []
        : [`${described.part} ${described.version}: ${problem}: nothing was compared with it`],
    ),
  }
}

const storedFactsOf = async (
  { folder, keys }: Pick<ReadableStore, 'folder' | 'keys'>,
  release: Release,
): Promise<{ readonly described: Described; readonly problem: string | null }> => {
  const place = storeLayout(folder).release(release.part, release.version)
  const { document } = await readPublishedRelease(place, release, keys.publicKey)
  const unknown = (problem: string) => ({ described: { ...release, facts: null }, problem })
  if (!document) return unknown('release.json is not as it was published')
  const signed = document.contents[factsFile]
  if (signed === undefined) return unknown(`it has no ${factsFile}`)
  const content = await contentOf(place)
  if (!content || hashOf(content) !== signed) return unknown(`${factsFile} is not as it was published`)
  const facts = factsIn(content)
  return facts
    ? { described: { ...release, facts }, problem: null }
    : unknown(`${factsFile} is not as agreed`)
}
