let waiting: { readonly path: string; readonly data: unknown } | null = null

/** The document's inlined answer belongs to the page that the document was made for, and to no later one. */
export const offerFirstData = (path: string, data: unknown): void => {
  waiting = data === undefined ? null : { path, data }
}

/** The inlined answer while the first page is still shown at its path; gone for good once another path was asked. */
export const takeFirstData = (path: string): unknown => {
  if (waiting?.path !== path) waiting = null
  return waiting?.data
}
