/** What the server does, in the order in which it is shown (docs/product.md, point 4). */
export const progressParts = ['data', 'account', 'matches', 'mail'] as const
