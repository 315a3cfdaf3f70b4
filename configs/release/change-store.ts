import type { RegistryDocument } from '@lonk/shared-events/registry.ts'
import { withPublishLock } from '../../shell/server/registry/publish-lock.ts'
import { storeLayout } from '../../shell/server/registry/store-layout.ts'
import { registryToChange } from '../../shell/server/registry/swap-registry.ts'
import type { ReadableStore } from './store.ts'

/** Does something to a store that nobody else changes meanwhile on this machine, from what all machines share. */
export const changeStore = <T>(store: ReadableStore, work: () => Promise<T>): Promise<T> =>
  withPublishLock(storeLayout(store.folder).lock, async () => {
    await store.shared?.pull()
    return work()
  })

/** What runs, for whoever only looks; what other machines share comes here first. */
export const registryNow = (store: ReadableStore): Promise<RegistryDocument> =>
  store.shared ? changeStore(store, () => registryToChange(store)) : registryToChange(store)
