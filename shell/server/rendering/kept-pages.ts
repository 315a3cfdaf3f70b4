import { hash } from 'node:crypto'
import type { Asked, PageMaker, PageRendered } from './renderer.ts'

/** Milliseconds that a visitor's page goes out again while all that it was made of is the same. */
const keptFor = 10_000

/** Pages; of each some ten thousand letters. */
const mostKept = 200

export interface Renderer extends Omit<PageMaker, 'make'> {
  /** Null where the page is not there in `patience` milliseconds; the document then carries the skeleton. */
  readonly render: (asked: Asked) => Promise<PageRendered | null>
}

interface Kept {
  readonly page: Promise<PageRendered | null>
  readonly until: number
}

/**
 * What is the same for every visitor is rendered once: fifty documents at once wait for one page, and one that came too
 * late for them is there for the next. Its name is all that it is made of, first data included, but for the time;
 * whoever gets it is told when it was made. A member's page is made for each document and kept nowhere: once that
 * document has gone out, nobody has use for it.
 */
export const keepPages = ({ make, ...maker }: PageMaker, now: () => number = Date.now): Renderer => {
  const pages = new Map<string, Kept>()

  const keep = (name: string, asked: Asked): Promise<PageRendered | null> => {
    const page = make(asked, keptFor)
    pages.delete(name)
    pages.set(name, { page, until: now() + keptFor })
    const [oldest] = pages.keys()
    if (pages.size > mostKept && oldest !== undefined) pages.delete(oldest)
    // The next one tries again.
    const forget = (): void => {
      if (pages.get(name)?.page === page) pages.delete(name)
    }
    page.then((made) => made ?? forget(), forget)
    return page
  }

  const forVisitors = async (asked: Asked): Promise<PageRendered | null> => {
    const name = nameOf(asked)
    const known = pages.get(name)
    if (!known || known.until <= now()) return keep(name, asked)
    const page = await known.page
    return page && { ...page, how: 'kept' }
  }

  return {
    ...maker,
    render: async (asked) => {
      if (asked.patience <= 0) return null
      const page = asked.request.user === null ? forVisitors(asked) : make(asked, asked.patience)
      return Promise.race([page, late(asked.patience)])
    },
  }
}

/** Nothing, after so many milliseconds. */
const late = (milliseconds: number): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), milliseconds).unref()
  })

const nameOf = ({ remote, shell, request: { serverTime: _, ...rest } }: Asked): string =>
  hash('sha256', JSON.stringify([remote.part, remote.version, shell.version, rest]), 'base64')
