import { shellPart } from '../../shell/server/registry/composition.ts'
import { type ElsewhereTrial, trialPath } from '../../shell/server/registry/trial.ts'
import { registryNow } from './change-store.ts'
import { ReleaseError } from './release-error.ts'
import type { Store } from './store.ts'

const day = 86_400_000

interface Wanted {
  /** Origin of the developer's server. */
  readonly from: string
  /** What the site allows: its `TRIAL_ORIGINS`. */
  readonly origins: readonly string[]
  readonly days?: number
  readonly now?: Date
}

/**
 * Path of a link with which somebody has a part from a developer's server, in their browser alone and until it counts no
 * more. Routes and slots stay those of the release; nothing in the registry changes.
 */
export const tryElsewhere = async (
  store: Store,
  part: string,
  { from, origins, days = 1, now = new Date() }: Wanted,
): Promise<{ readonly trial: ElsewhereTrial; readonly path: string }> => {
  if (!origins.includes(from)) {
    const allowed = origins.length > 0 ? `has ${origins.join(', ')}` : 'is not set'
    throw new ReleaseError([
      `${from} is no server from which parts are tried at this site: TRIAL_ORIGINS ${allowed}`,
    ])
  }
  if (part === shellPart) throw new ReleaseError(['the shell is not tried from elsewhere: only remotes are'])
  const { parts } = await registryNow(store)
  if (!Object.hasOwn(parts, part))
    throw new ReleaseError([`${part} runs nowhere yet, so that it has no routes here: release it once`])
  const trial = { part, from, until: new Date(now.getTime() + days * day).toISOString() }
  return { trial, path: trialPath(trial, store.keys.privateKey) }
}
