import type { RegistryDocument, RegistryEntry, Release } from '@lonk/shared-events/registry.ts'
import { storeLayout } from '../../shell/server/registry/store-layout.ts'
import { registryNow } from './change-store.ts'
import { weightsOf } from './check-budgets.ts'
import type { ReadableStore } from './store.ts'
import { storedVersions } from './stored-versions.ts'
import { wholeRelease } from './whole-release.ts'

/** What runs: a line for each part and each candidate, damage told. */
export const statusOf = async (
  store: ReadableStore,
  { sequence, parts }: RegistryDocument,
): Promise<readonly string[]> => {
  const lines = await Promise.all(
    Object.values(parts)
      .flatMap(({ current, canary }) => [
        { release: current, state: '' },
        ...(canary ? [{ release: canary.candidate, state: `candidate for ${percent(canary.share)}` }] : []),
      ])
      .map(async ({ release, state }) => {
        const whole = await wholeRelease(store, release)
        return lineOf(release, [release.part, state, whole ? '' : 'DAMAGED: release it again'])
      }),
  )
  return [`registry ${sequence}`, ...lines]
}

/** Every version of a part that the store has, the newest first, with what it is to visitors now. */
export const historyOf = async (
  store: ReadableStore,
  part: string,
  entry: RegistryEntry | undefined,
): Promise<readonly string[]> => {
  const versions = await storedVersions(store, part)
  return Promise.all(
    versions.map(async (release) =>
      lineOf(release, [
        serviceOf(release, entry),
        (await wholeRelease(store, release)) ? '' : 'DAMAGED',
        weightsOf(release, storeLayout(store.folder).release(part, release.version)),
      ]),
    ),
  )
}

/** {@link statusOf} at this moment. */
export const statusNow = async (store: ReadableStore): Promise<readonly string[]> =>
  statusOf(store, await registryNow(store))

/** {@link historyOf} at this moment; a line where there is none. */
export const historyNow = async (store: ReadableStore, part: string): Promise<readonly string[]> => {
  const { parts } = await registryNow(store)
  const lines = await historyOf(store, part, parts[part])
  return lines.length > 0 ? lines : [`${part} has never been published`]
}

const serviceOf = ({ version }: Release, entry: RegistryEntry | undefined): string => {
  if (entry?.current.version === version) return 'runs'
  if (entry?.canary?.candidate.version === version) return `candidate for ${percent(entry.canary.share)}`
  return entry?.previous.some((release) => release.version === version) ? 'before' : 'out of service'
}

const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`

const lineOf = ({ version, contract, owner, made }: Release, said: readonly string[]): string => {
  const commit = made?.commit?.slice(0, 10) ?? 'no commit'
  const origin = made
    ? `${commit}${made.clean ? '' : ' with changes'}, by ${made.by}${made.forced ? ', without its tests' : ''}${made.overBudget ? ', over its budget' : ''}`
    : 'made before that was kept'
  const note = made?.note ? `: ${made.note}` : ''
  return ['', version, ...said.filter(Boolean), `contract ${contract}`, owner, `${origin}${note}`].join('  ')
}
