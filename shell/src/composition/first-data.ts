import type { PageProps } from '@lonk/shared-events/contract.ts'

type Inlined = Pick<PageProps, 'firstData' | 'variant'>

let waiting: { readonly path: string; readonly inlined: Inlined } | null = null

/** What the document carries for its page belongs to the page that it was made for, and to no later one. */
export const offerFirstData = (path: string, { firstData, variant }: Inlined): void => {
  waiting = { path, inlined: { firstData, variant } }
}

/** What was inlined, while the first page is still shown at its path; gone for good once another path was asked for. */
export const takeFirstData = (path: string): Inlined => {
  if (waiting?.path !== path) waiting = null
  return waiting?.inlined ?? {}
}
