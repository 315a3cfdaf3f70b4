/** A share with the range that the true one is in, 95 times in 100. */
export interface Share {
  readonly share: number
  readonly from: number
  readonly to: number
}

const z = 1.96

/**
 * Wilson's interval: honest for few and for none, where the usual formula would promise a certainty of nothing. Null
 * where nobody was asked, or more answered than were asked: a view was not counted, and no share can be told.
 */
export const wilson = (hits: number, of: number): Share | null => {
  if (of === 0 || hits > of) return null
  const share = hits / of
  const middle = (share + z ** 2 / (2 * of)) / (1 + z ** 2 / of)
  const half = (z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2))) / (1 + z ** 2 / of)
  return { share, from: Math.max(0, middle - half), to: Math.min(1, middle + half) }
}

/** How much more of one than of the other, as parts of all, and the range that the truth is in, 95 times in 100. */
export interface Difference {
  readonly difference: number
  readonly from: number
  readonly to: number
}

interface Counted {
  readonly hits: number
  readonly of: number
}

/** Newcombe's interval of a difference, made of both Wilson intervals. Null where either share cannot be told. */
export const comparison = (one: Counted, other: Counted): Difference | null => {
  const [a, b] = [wilson(one.hits, one.of), wilson(other.hits, other.of)]
  if (!a || !b) return null
  const difference = a.share - b.share
  return {
    difference,
    from: difference - Math.hypot(a.share - a.from, b.to - b.share),
    to: difference + Math.hypot(a.to - a.share, b.share - b.from),
  }
}

/**
 * How many views each of two forms needs to see a share move by a fifth of itself, four times in five: below that no
 * difference between two forms says anything.
 */
export const viewsNeeded = (share: number): number | null => {
  const other = share * 1.2
  if (share <= 0 || other >= 1) return null
  const spread = share * (1 - share) + other * (1 - other)
  return Math.ceil(((z + 0.84) ** 2 * spread) / (other - share) ** 2)
}
