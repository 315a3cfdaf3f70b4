import { hash } from 'node:crypto'
import type { Asked, PageMaker, PageRendered } from './renderer.ts'

/** Milliseconds that a visitor's page goes out again while all that it was made of is the same. */
const keptFor = 10_000

/** Milliseconds in which it still does where the one that is to follow it is late: only its clock is behind by then. */
const servesFor = 300_000

/** Pages; of each some ten thousand letters. */
const mostKept = 200

export interface Renderer extends Omit<PageMaker, 'make'> {
  /** Null where the page is not there in `patience` milliseconds; the document then carries the skeleton. */
  readonly render: (asked: Asked) => Promise<PageRendered | null>
}

interface Kept {
  making: Promise<PageRendered | null> | null
  /** The last one that came, and when its making began. */
  made: PageRendered | null
  at: number
}

/**
 * What is the same for every visitor is rendered once: fifty documents at once wait for one page, and one that came too
 * late for them is there for the next. Its name is all that it is made of, first data included, but for the time;
 * whoever gets it is told when it was made. A member's page is made for each document and kept nowhere: once that
 * document has gone out, nobody has use for it.
 */
export const keepPages = ({ make, ...maker }: PageMaker, now: () => number = Date.now): Renderer => {
  const pages = new Map<string, Kept>()

  const keptAs = (name: string): Kept => {
    const kept = pages.get(name) ?? { making: null, made: null, at: 0 }
    pages.delete(name)
    pages.set(name, kept)
    const [oldest] = pages.keys()
    if (pages.size > mostKept && oldest !== undefined) pages.delete(oldest)
    return kept
  }

  const begin = (kept: Kept, asked: Asked): Promise<PageRendered | null> => {
    const at = now()
    const making = make(asked, keptFor)
      .then((page) => {
        if (page) Object.assign(kept, { made: page, at })
        return page
      })
      // Where none came the next document tries again.
      .finally(() => {
        kept.making = null
      })
    kept.making = making
    return making
  }

  const isYounger = ({ made, at }: Kept, age: number): boolean => made !== null && now() - at < age

  const forVisitors = async (kept: Kept, asked: Asked): Promise<PageRendered | null> => {
    if (isYounger(kept, keptFor)) return again(kept.made)
    return kept.making ? again(await kept.making) : begin(kept, asked)
  }

  const renderForVisitors = async (asked: Asked): Promise<PageRendered | null> => {
    const kept = keptAs(nameOf(asked))
    const last = () => (isYounger(kept, servesFor) ? again(kept.made) : null)
    try {
      return (await inTime(forVisitors(kept, asked), asked.patience)) ?? last()
    } catch (cause) {
      const page = last()
      if (!page) throw cause
      return page
    }
  }

  return {
    ...maker,
    render: async (asked) => {
      if (asked.patience <= 0) return null
      return asked.request.user === null
        ? renderForVisitors(asked)
        : inTime(make(asked, asked.patience), asked.patience)
    },
  }
}

const again = (page: PageRendered | null): PageRendered | null => page && { ...page, how: 'kept' }

/** Null after so many milliseconds. */
const inTime = <T>(work: Promise<T>, milliseconds: number): Promise<T | null> =>
  Promise.race([
    work,
    new Promise<null>((resolve) => {
      setTimeout(() => resolve(null), milliseconds).unref()
    }),
  ])

const nameOf = ({ remote, shell, request: { serverTime: _, ...rest } }: Asked): string =>
  hash('sha256', JSON.stringify([remote.part, remote.version, shell.version, rest]), 'base64')
