/** How long to wait for an answer that comes too late for the document that asked: the next one gets it. */
const latePatience = 5_000

/** Asks until the signal says that nobody waits any more; null where nothing came. */
export type Ask<T> = (patience: AbortSignal) => Promise<T | null>

/**
 * Answers that are the same for many visitors, kept for a while. All who miss one at the same moment share one request;
 * what comes too late for a document is there for the next one; while nothing comes the last answer goes on serving.
 */
export const createKeptAnswers = <T>(now: () => number, lifetime: number) => {
  const kept = new Map<string, { readonly answer: T; readonly until: number }>()
  const asking = new Map<string, Promise<T | null>>()

  const askOnce = (key: string, ask: Ask<T>): Promise<T | null> => {
    const underWay = asking.get(key)
    if (underWay) return underWay
    const work = ask(AbortSignal.timeout(latePatience))
      .then((answer) => {
        // Anybody can ask for any number of names.
        if (kept.size > 500) kept.clear()
        if (answer !== null) kept.set(key, { answer, until: now() + lifetime })
        return answer
      })
      .finally(() => asking.delete(key))
    asking.set(key, work)
    return work
  }

  return async (key: string, signal: AbortSignal, ask: Ask<T>): Promise<T | null> => {
    const known = kept.get(key)
    if (known && known.until > now()) return known.answer
    const answer = await Promise.race([askOnce(key, ask), aborted(signal)])
    return answer ?? known?.answer ?? null
  }
}

const aborted = (signal: AbortSignal): Promise<null> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(null)
    signal.addEventListener('abort', () => resolve(null), { once: true })
  })
