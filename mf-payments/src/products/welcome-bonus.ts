/** The welcome bonus in per cent: code TIMEBONUS25 (docs/product.md, point 9). */
export const welcomePercentage = 25
