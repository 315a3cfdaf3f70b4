import { createHash, randomInt } from 'node:crypto'
import type { RegistryDocument, Release } from '@lonk/shared-events/registry.ts'

/** A visitor's number, kept in a cookie while some part has a candidate: the same share each time. */
export const newCanaryNumber = (): number => randomInt(1_000_000)

export const canaryNumberOf = (cookie: string | undefined): number | null =>
  cookie !== undefined && /^\d{1,6}$/.test(cookie) ? Number(cookie) : null

export const hasCanary = (document: RegistryDocument): boolean =>
  Object.values(document.parts).some(({ canary }) => canary !== null && canary.share > 0)

/** Each candidate draws its own visitors, so that nobody is among the first every time. */
export const getsCandidate = (candidate: Release, share: number, visitor: number): boolean => {
  const digest = createHash('sha256').update(`${candidate.part} ${candidate.version} ${visitor}`).digest()
  return digest.readUInt32BE(0) / 2 ** 32 < share
}
