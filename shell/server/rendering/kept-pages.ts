import { hash } from 'node:crypto'
import { type Asked, late, type PageRendered, type Renderer } from './renderer.ts'

/** Milliseconds that a visitor's page goes out again while all that it was made of is the same. */
const keptFor = 10_000

/** Pages; of each some ten thousand letters. */
const mostKept = 200

interface Kept {
  readonly page: Promise<PageRendered | null>
  readonly until: number
}

/**
 * What is the same for every visitor is rendered once: fifty documents at once wait for one page. Its name is all that
 * it is made of, first data included, but for the time; whoever gets it is told when it was made. A member's page is
 * made for each document and kept nowhere.
 */
export const keepPages = (renderer: Renderer, now: () => number = Date.now): Renderer => {
  const pages = new Map<string, Kept>()

  const render = async (asked: Asked): Promise<PageRendered | null> => {
    if (asked.request.user !== null) return renderer.render(asked)
    const name = nameOf(asked)
    const known = pages.get(name)
    if (known && known.until > now()) {
      const page = await Promise.race([known.page, late(asked.patience)])
      return page && { ...page, how: 'kept' }
    }
    const page = renderer.render(asked)
    pages.delete(name)
    pages.set(name, { page, until: now() + keptFor })
    const [oldest] = pages.keys()
    if (pages.size > mostKept && oldest !== undefined) pages.delete(oldest)
    const made = await page
    // The next one tries again.
    if (!made && pages.get(name)?.page === page) pages.delete(name)
    return made
  }

  return { ...renderer, render }
}

const nameOf = ({ remote, shell, request: { serverTime: _, ...rest } }: Asked): string =>
  hash('sha256', JSON.stringify([remote.part, remote.version, shell.version, rest]), 'base64')
