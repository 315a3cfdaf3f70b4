import { readFile } from 'node:fs/promises'
import { storeLayout } from '../../../shell/server/registry/store-layout.ts'
import { registryToChange } from '../../../shell/server/registry/swap-registry.ts'
import { StartError } from '../../../shell/server/start-error.ts'
import { changeStore } from '../change-store.ts'
import type { Store } from '../store.ts'

/**
 * Makes the bucket what this folder is: its registry where none is shared yet, and each release that the registry names
 * and that is missing or damaged there. What runs stays what runs. Gives a line for each release that is not whole here.
 */
export const shareAll = async (store: Store): Promise<readonly string[]> =>
  changeStore(store, async () => {
    const { shared } = store
    if (!shared) throw new StartError('REGISTRY_BUCKET is not set: nothing is shared with other machines')
    const document = await registryToChange(store)
    const named = Object.values(document.parts).flatMap(({ current, previous, canary }) => [
      current,
      ...(canary ? [canary.candidate] : []),
      ...previous,
    ])
    const lacking = await shared.send(named)
    if (!shared.document() && named.length > 0)
      await shared.swap(document, await readFile(storeLayout(store.folder).registry, 'utf8'))
    return [
      ...lacking.map(({ part, version }) => `${part} ${version} is not whole here: not sent`),
      `registry ${document.sequence} is shared, with ${named.length - lacking.length} releases`,
    ]
  })
