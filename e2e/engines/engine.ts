import type { Visitor } from './visitor.ts'

/** A browser that has never been anywhere, with a person at it. */
export interface OpenBrowser {
  readonly visitor: Visitor
  /** PNG of what it shows. */
  readonly picture: () => Promise<Buffer>
  /** What its pages threw. */
  readonly faults: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

/** A browser of another make than the other tests', as people have it. */
export interface Engine {
  readonly name: string
  readonly open: () => Promise<OpenBrowser>
}
