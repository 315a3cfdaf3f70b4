import type { SkeletonName } from './contract.ts'

/** What the shell renders ahead for its documents. A name of the contract that is missing here fails the types. */
export const drawnSkeletons = [
  'grid',
  'search',
  'list',
  'conversation',
  'profile',
  'bundles',
  'article',
  'form',
] as const satisfies readonly SkeletonName[]

/** A skeleton that draws something; `none` leaves `<main>` empty. */
export type DrawnSkeleton = (typeof drawnSkeletons)[number]

/** What a `remote.json` may say. */
export const skeletonNames = [...drawnSkeletons, 'none'] as const satisfies readonly SkeletonName[]
