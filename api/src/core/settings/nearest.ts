/** The word that a mistyped one is most like. */
export const nearest = (slip: string, words: readonly string[]): string | undefined =>
  words.toSorted((a, b) => slips(slip, a) - slips(slip, b))[0]

/** How many letters have to be put in, taken out or changed to make one word of the other (Levenshtein). */
const slips = (from: string, to: string): number => {
  let above = Array.from({ length: to.length + 1 }, (_, count) => count)
  for (const letter of from) {
    let corner = above[0] ?? 0
    let left = corner + 1
    const row = [left]
    for (const [index, other] of Array.from(to).entries()) {
      const top = above[index + 1] ?? 0
      left = Math.min(top + 1, left + 1, corner + (letter === other ? 0 : 1))
      corner = top
      row.push(left)
    }
    above = row
  }
  return above.at(-1) ?? 0
}
