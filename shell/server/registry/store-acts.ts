import type { RegistryDocument, RegistryEntry, Release } from '@lonk/shared-events/registry.ts'

/** One thing that is done to a store. */
export interface StoreAct {
  readonly act: string
  readonly part: string
  /** Null where it is about none. */
  readonly version: string | null
  /** In words: what is so once it is done. */
  readonly outcome: string
}

/** Writes down what is about to be done, or fails; what it gives writes down how that ended, and does not fail. */
export type NoteActs = (acts: readonly StoreAct[]) => Promise<(failure: unknown) => Promise<void>>

/** Does something that is written down before and after: a kill in between leaves the line that it was begun. */
export const noted = async <T>(
  note: NoteActs | undefined,
  acts: readonly StoreAct[],
  work: () => Promise<T>,
): Promise<T> => {
  const end = await note?.(acts)
  try {
    const done = await work()
    await end?.(null)
    return done
  } catch (cause) {
    await end?.(cause)
    throw cause
  }
}

type Parts = RegistryDocument['parts']

/** What a swap from one registry to the next does, an act for each part that it changes. */
export const actsOfSwap = (act: string, before: Parts, after: Parts): readonly StoreAct[] =>
  [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((part) => {
    const change = changeOf(before[part], after[part])
    if (!change) return []
    return [{ act, part, version: change.release.version, outcome: change.said }]
  })

interface Change {
  readonly release: Release
  readonly said: string
}

const changeOf = (before: RegistryEntry | undefined, after: RegistryEntry | undefined): Change | null => {
  if (!after)
    return before ? { release: before.current, said: `${before.current.version} is out of the site` } : null
  const { current, canary } = after
  const tried = before?.canary?.candidate
  const isGone = tried && ![current.version, canary?.candidate.version].includes(tried.version)
  const dropped = isGone ? `; candidate ${tried.version} is dropped` : ''
  if (before?.current.version !== current.version) {
    const was = before ? `, was ${before.current.version}` : ''
    return { release: current, said: `${current.version} is for everybody${was}${dropped}` }
  }
  const isSame = canary?.candidate.version === tried?.version && canary?.share === before.canary?.share
  if (isSame) return null
  if (canary) {
    const whom = `${Math.round(canary.share * 100)} % of visitors`
    return { release: canary.candidate, said: `${canary.candidate.version} is for ${whom}${dropped}` }
  }
  return tried ? { release: tried, said: `candidate ${tried.version} is withdrawn` } : null
}
