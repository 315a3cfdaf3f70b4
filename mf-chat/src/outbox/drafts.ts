import { createStore, type Store } from '../store.ts'

const prefix = 'mf-chat.draft.'

export interface Drafts {
  readonly of: (profileId: number) => string
  readonly write: (profileId: number, text: string) => void
  /** Puts texts that could not be sent before what was typed since. */
  readonly giveBack: (profileId: number, texts: readonly string[]) => void
  readonly forgetAll: () => void
  readonly subscribe: Store<number>['subscribe']
}

/**
 * What a member was typing, per profile written to, under `mf-chat.draft.<profile id>`: it outlives a reload, a
 * visit to the credits page and a refused message.
 */
export const createDrafts = (storage: () => Storage): Drafts => {
  // The memory is the truth; the storage only carries it over a reload, where the browser allows that.
  const memory = new Map<number, string>()
  const version = createStore(0)

  const kept = (profileId: number): string => {
    try {
      return storage().getItem(prefix + profileId) ?? ''
    } catch {
      return ''
    }
  }
  const keep = (profileId: number, text: string) => {
    try {
      if (text === '') storage().removeItem(prefix + profileId)
      else storage().setItem(prefix + profileId, text)
    } catch {
      // Not kept; see above.
    }
  }

  const of = (profileId: number): string => {
    const known = memory.get(profileId)
    if (known !== undefined) return known
    const text = kept(profileId)
    memory.set(profileId, text)
    return text
  }
  const write = (profileId: number, text: string) => {
    memory.set(profileId, text)
    keep(profileId, text)
    version.set(version.get() + 1)
  }

  return {
    of,
    write,
    giveBack: (profileId, texts) =>
      write(profileId, [...texts, of(profileId)].filter((text) => text !== '').join('\n')),
    forgetAll: () => {
      for (const profileId of memory.keys()) memory.set(profileId, '')
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
