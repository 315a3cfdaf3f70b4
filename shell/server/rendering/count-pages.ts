import type { Renderer } from './kept-pages.ts'
import type { PageRendered } from './renderer.ts'

/** How a document came to a page that is rendered on request. */
export interface PageFact {
  readonly part: string
  /** `skeleton`: it was not there in time. */
  readonly how: PageRendered['how'] | 'skeleton'
}

export const countPages = (renderer: Renderer, counted: (fact: PageFact) => void): Renderer => ({
  ...renderer,
  render: async (asked) => {
    const page = await renderer.render(asked)
    counted({ part: asked.remote.part, how: page?.how ?? 'skeleton' })
    return page
  },
})
