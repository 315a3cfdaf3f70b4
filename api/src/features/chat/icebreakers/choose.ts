export type Line = { id: number; interest_slug: string | null }

/**
 * Which opening lines a member is offered: about interests both share, then about the other's, then general ones.
 * The pair decides the order within each, so that two partners are not offered the same six and a reload shows no
 * others.
 */
export const chooseIcebreakers = <Choice extends Line>(
  lines: readonly Choice[],
  pair: { mine: ReadonlySet<string>; theirs: ReadonlySet<string>; seed: number },
  count = 6,
): Choice[] => {
  const rank = ({ interest_slug }: Line): number => {
    if (interest_slug === null) return 2
    if (!pair.theirs.has(interest_slug)) return 3
    return pair.mine.has(interest_slug) ? 0 : 1
  }
  return lines
    .map((line) => ({ line, rank: rank(line), order: scatter(line.id, pair.seed) }))
    .filter(({ rank }) => rank < 3)
    .sort((one, other) => one.rank - other.rank || one.order - other.order)
    .slice(0, count)
    .map(({ line }) => line)
}

// Any fixed mix of the two will do (Knuth's multiplicative hash).
const scatter = (id: number, seed: number): number =>
  Math.imul(id ^ Math.imul(seed, 40_503), 2_654_435_761) >>> 0
