import { shellPart } from '../../shell/server/registry/composition.ts'
import { registryToChange } from '../../shell/server/registry/swap-registry.ts'
import { StartError } from '../../shell/server/start-error.ts'
import type { Build } from '../build/build-part.ts'
import type { Store } from '../release/store.ts'
import { smoke } from '../smoke/smoke.ts'
import { say } from './say.ts'

/** What is built runs in a browser beside what visitors have, or the release ends here with what was wrong. */
export const passSmoke = async (store: Store, builds: readonly Build[]): Promise<void> => {
  const { parts } = await registryToChange(store)
  if (!parts[shellPart] && !builds.some(({ part }) => part === shellPart)) {
    say('Not tried in a browser: no shell runs there yet.')
    return
  }
  const began = performance.now()
  const { pages, slots, faults } = await smoke(store, builds)
  if (faults.length > 0)
    throw new StartError(
      ['not released: this is what a browser met beside what runs there', ...faults].join('\n  '),
    )
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  say(`Tried in a browser beside what runs there: ${pages} pages, ${slots} slots (${seconds} s).`)
}
