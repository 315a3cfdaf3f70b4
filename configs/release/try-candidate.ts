import { type CandidateTrial, trialPath } from '../../shell/server/registry/trial.ts'
import { registryNow } from './change-store.ts'
import { ReleaseError } from './release-error.ts'
import type { Store } from './store.ts'

const day = 86_400_000

/**
 * Path of a link with which somebody sees a part's candidate, in their browser alone and until it counts no more:
 * released for all, taken back, replaced by a newer one, or so many days later. Nothing in the registry changes.
 */
export const tryCandidate = async (
  store: Store,
  part: string,
  { days = 7, now = new Date() }: { readonly days?: number; readonly now?: Date } = {},
): Promise<{ readonly trial: CandidateTrial; readonly path: string }> => {
  const { parts } = await registryNow(store)
  const candidate = parts[part]?.canary?.candidate
  if (!candidate) throw new ReleaseError([`${part} has no candidate: npm run release -- ${part} --canary 0`])
  const until = new Date(now.getTime() + days * day).toISOString()
  const trial = { part, version: candidate.version, until }
  return { trial, path: trialPath(trial, store.keys.privateKey) }
}
