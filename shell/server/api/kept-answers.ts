/** How long to wait for an answer that comes too late for the document that asked: the next one gets it. */
const latePatience = 5_000

/** Asks until the signal says that nobody waits any more; null where nothing came. */
export type Ask<T> = (patience: AbortSignal) => Promise<T | null>

interface Keeping {
  /** Milliseconds in which nobody asks again. */
  readonly lifetime: number
  /** Milliseconds in which it serves on while nothing newer comes; without it for as long as it takes. */
  readonly servesFor?: number
  /** How many there are: one more, and all go. */
  readonly most?: number
}

/**
 * Answers that are the same for many visitors, kept for a while. All who miss one at the same moment share one request;
 * what comes too late for a document is there for the next one; while nothing comes the last answer goes on serving.
 */
export const createKeptAnswers = <T>(
  now: () => number,
  { lifetime, servesFor = Number.POSITIVE_INFINITY, most = 500 }: Keeping,
) => {
  const kept = new Map<string, { readonly answer: T; readonly at: number }>()
  const asking = new Map<string, Promise<T | null>>()

  const askOnce = (key: string, ask: Ask<T>): Promise<T | null> => {
    const underWay = asking.get(key)
    if (underWay) return underWay
    const work = ask(AbortSignal.timeout(latePatience))
      .then((answer) => {
        // Anybody can ask for any number of names.
        if (kept.size >= most) kept.clear()
        if (answer !== null) kept.set(key, { answer, at: now() })
        return answer
      })
      .finally(() => asking.delete(key))
    asking.set(key, work)
    return work
  }

  return async (key: string, signal: AbortSignal, ask: Ask<T>): Promise<T | null> => {
    const known = kept.get(key)
    const age = known ? now() - known.at : 0
    if (known && age < lifetime) return known.answer
    const answer = await Promise.race([askOnce(key, ask), aborted(signal)])
    return answer ?? (known && age < servesFor ? known.answer : null)
  }
}

const aborted = (signal: AbortSignal): Promise<null> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(null)
    signal.addEventListener('abort', () => resolve(null), { once: true })
  })
