import { createStore, type Store } from '@lonk/shared-events/store.ts'

export interface Drafts {
  readonly of: (profileId: number) => string
  readonly write: (profileId: number, text: string) => void
  /** Puts texts that could not be sent before what was typed since. */
  readonly giveBack: (profileId: number, texts: readonly string[]) => void
  readonly forgetAll: () => void
  readonly subscribe: Store<number>['subscribe']
}

/**
 * What a member was typing, per profile written to, under `<prefix><member id>.<profile id>`: it outlives a reload, a
 * visit to the credits page and a refused message.
 */
export const createDrafts = (
  storage: () => Storage,
  memberId: () => number,
  prefix = 'mf-chat.draft.',
): Drafts => {
  // The memory is the truth; the storage only carries it over a reload, where the browser allows that.
  const memory = new Map<string, string>()
  const version = createStore(0)

  const keyOf = (profileId: number) => `${prefix}${memberId()}.${profileId}`
  const kept = (key: string): string => {
    try {
      return storage().getItem(key) ?? ''
    } catch {
      return ''
    }
  }
  const keep = (key: string, text: string) => {
    try {
      if (text === '') storage().removeItem(key)
      else storage().setItem(key, text)
    } catch {
      // Not kept; see above.
    }
  }

  const of = (profileId: number): string => {
    const key = keyOf(profileId)
    const known = memory.get(key)
    if (known !== undefined) return known
    const text = kept(key)
    memory.set(key, text)
    return text
  }
  const write = (profileId: number, text: string) => {
    const key = keyOf(profileId)
    memory.set(key, text)
    keep(key, text)
    version.set(version.get() + 1)
  }

  return {
    of,
    write,
    giveBack: (profileId, texts) =>
      write(profileId, [...texts, of(profileId)].filter((text) => text !== '').join('\n')),
    forgetAll: () => {
      for (const key of memory.keys()) memory.set(key, '')
      try {
        for (const key of Object.keys(storage())) if (key.startsWith(prefix)) storage().removeItem(key)
      } catch {
        // Nothing was kept either.
      }
      version.set(version.get() + 1)
    },
    subscribe: version.subscribe,
  }
}
