/** The lower profile id comes first, so that a pair has one conversation whoever starts it. */
export const pairOf = (one: number, other: number) => ({
  a_id: Math.min(one, other),
  b_id: Math.max(one, other),
})
