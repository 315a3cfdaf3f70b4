import type { TextRow } from '@lonk/shared-events/storage-register.ts'
import { createStore, type Store } from '@lonk/shared-events/store.ts'
import { asText, createStored, forgetStored } from '@lonk/shared-events/stored.ts'

export interface Drafts {
  readonly of: (profileId: number) => string
  readonly write: (profileId: number, text: string) => void
  /** Puts texts that could not be sent before what was typed since. */
  readonly giveBack: (profileId: number, texts: readonly string[]) => void
  readonly forgetAll: () => void
  readonly subscribe: Store<number>['subscribe']
}

/**
 * What a member was typing, per profile written to, each under `<member id>.<profile id>` of the row: it outlives a
 * reload, a visit to the credits page and a refused message.
 */
export const createDrafts = (row: TextRow, memberId: () => number): Drafts => {
  // The memory is the truth; the storage only carries it over a reload, where the browser allows that.
  const memory = new Map<string, string>()
  const version = createStore(0)

  const nameOf = (profileId: number) => `${memberId()}.${profileId}`
  const storedOf = (name: string) => createStored(row, asText, name)

  const of = (profileId: number): string => {
    const name = nameOf(profileId)
    const known = memory.get(name)
    if (known !== undefined) return known
    const text = storedOf(name).get() ?? ''
    memory.set(name, text)
    return text
  }
  const write = (profileId: number, text: string) => {
    const name = nameOf(profileId)
    memory.set(name, text)
    if (text === '') storedOf(name).remove()
    else storedOf(name).set(text)
    version.set(version.get() + 1)
  }

  return {
    of,
    write,
    giveBack: (profileId, texts) =>
      write(profileId, [...texts, of(profileId)].filter((text) => text !== '').join('\n')),
    forgetAll: () => {
      for (const name of memory.keys()) memory.set(name, '')
      forgetStored(row)
      version.set(version.get() + 1)
    },
    subscribe: version.subscribe,
  }
}
