import type { RegistryDocument } from '@lonk/shared-events/registry.ts'
import { composeFor, shellPart } from '../../shell/server/registry/composition.ts'

type Tried = Parameters<typeof composeFor>[2]

/**
 * Remotes that some visitors would lose, because no version of them runs on the shell that those visitors get: everybody,
 * or whoever draws one candidate and of the other parts what is for all. Each candidate draws its own visitors, so that
 * candidates which only run together are no way out.
 */
export const lostRemotes = (next: RegistryDocument): readonly string[] => {
  const forAll = lostBy(next, null)
  const candidates = Object.values(next.parts).flatMap(({ canary }) => (canary ? [canary.candidate] : []))
  return [
    ...forAll.map(
      (part) => `no version of ${part} runs on this shell: release them together (npm run release -- all)`,
    ),
    ...candidates.flatMap(({ part, version }) => {
      const lost = lostBy(next, { part, version }).filter((name) => !forAll.includes(name))
      return lost.length > 0
        ? [
            `no version of ${lost.join(', ')} for all runs on the candidate of ${part}: release them together to all, or take that candidate back`,
          ]
        : []
    }),
  ]
}

const lostBy = (document: RegistryDocument, tried: Tried): readonly string[] => {
  const composition = composeFor(document, null, tried)
  if (!composition) return []
  return Object.keys(document.parts).filter((part) => part !== shellPart && !composition.remotes.has(part))
}
