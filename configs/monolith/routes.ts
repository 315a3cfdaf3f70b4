/** What answers which paths; written by the build, read by the server. */
export type MonolithRoutes = readonly {
  readonly path: string
  readonly document: string
  /** What the document server's document has in place of the shell's and the remotes' files. */
  readonly inlined: MonolithCode
}[]

/** Addresses of files. */
export interface MonolithCode {
  readonly scripts: readonly string[]
  readonly chunks: readonly string[]
  readonly texts: readonly string[]
}

export const routesFile = 'routes.json'
