/**
 * Pages that docs/product.md names and no remote serves yet. A link to one is the work that its team still owes, a link
 * to any other page that nobody serves is a mistake; whoever brings one of these takes it out here
 * (`links.test.ts` compares).
 */
export const notThereYet: readonly string[] = []
