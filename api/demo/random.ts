/** Numbers that look random and are the same for the same seed, on every machine. */
export type Random = {
  /** At least 0, below 1. */
  next: () => number
  /** A whole number from `min` to `max`, both included. */
  int: (min: number, max: number) => number
  chance: (probability: number) => boolean
  pick: <T>(items: readonly T[]) => T
  /** `count` different items, in random order; all of them when there are fewer. */
  sample: <T>(items: readonly T[], count: number) => T[]
  /** One key, each in proportion to its weight. */
  weighted: <K extends string>(weights: Readonly<Record<K, number>>) => K
  /** A stream of its own, so that one more draw here changes nothing there. */
  fork: (name: string | number) => Random
}

/** An FNV-1a hash of text, 32 bits: turns names into seeds. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

export function createRandom(seed: string | number): Random {
  let state = hashText(String(seed))
  // mulberry32: small, fast, and good enough for people who do not exist.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(items: readonly T[]): T => {
    const item = items[int(0, items.length - 1)]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    sample: (items, count) => {
      const rest = [...items]
      const taken = []
      while (taken.length < count && rest.length) taken.push(...rest.splice(int(0, rest.length - 1), 1))
      return taken
    },
    weighted: (weights) => {
      const keys = Object.keys(weights) as (keyof typeof weights)[]
      let left = next() * keys.reduce((sum, key) => sum + weights[key], 0)
      for (const key of keys) {
        left -= weights[key]
        if (left < 0) return key
      }
      return pick(keys)
    },
    fork: (name) => createRandom(`${seed}/${name}`),
  }
}

/** Draws positions in proportion to fixed weights in logarithmic time; for long lists drawn from often. */
export function createSampler<T>(items: readonly T[], weight: (item: T) => number): (random: Random) => T {
  let total = 0
  const sums = items.map((item) => {
    total += weight(item)
    return total
  })
  return (random) => {
    const goal = random.next() * total
    let low = 0
    let high = sums.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) > goal) high = middle
      else low = middle + 1
    }
    const item = items[low]
    if (item === undefined) throw new Error('Nothing to draw from')
    return item
  }
}
