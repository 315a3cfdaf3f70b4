import type { RegistryDocument, Release } from '@lonk/shared-events/registry.ts'

/** A release in service, and the share of visitors (0 to 1) that gets it. */
export interface ServedRelease {
  readonly part: string
  readonly version: string
  readonly share: number
}

/** What the registry gives to visitors, candidates included. */
export const servedReleases = (document: RegistryDocument | null): readonly ServedRelease[] =>
  Object.entries(document?.parts ?? {}).flatMap(([part, { current, canary }]) => [
    { part, version: current.version, share: 1 - (canary?.share ?? 0) },
    ...(canary ? [{ part, version: canary.candidate.version, share: canary.share }] : []),
  ])

/** The same as they are described; each version that some visitor gets. */
export const releasesInService = ({ parts }: Pick<RegistryDocument, 'parts'>): readonly Release[] =>
  Object.values(parts).flatMap(({ current, canary }) => (canary ? [current, canary.candidate] : [current]))

/** The release of that part and version, where the registry still knows it: tabs stay open over several of them. */
export const knownRelease = (
  document: RegistryDocument,
  part: string,
  version: string,
): Release | undefined => {
  const entry = Object.hasOwn(document.parts, part) ? document.parts[part] : undefined
  if (!entry) return undefined
  const known = [entry.current, ...(entry.canary ? [entry.canary.candidate] : []), ...entry.previous]
  return known.find((release) => release.version === version)
}
