/**
 * Does something for each item, a few at once. The first failure ends it: nothing more is begun, and what is under way
 * has ended when it is told.
 */
export const fewAtOnce = async <Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  most = 8,
): Promise<void> => {
  const waiting = [...items]
  const go = async (): Promise<void> => {
    try {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
    } catch (cause) {
      waiting.length = 0
      throw cause
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: most }, go))
  for (const one of ended) if (one.status === 'rejected') throw one.reason
}
