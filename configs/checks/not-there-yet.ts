/**
 * Pages that docs/product.md names and no remote serves yet. A link to one is the work that its team still owes, a link
 * to any other page that nobody serves is a mistake; whoever brings one of these takes it out here
 * (`links.test.ts` compares).
 */
export const notThereYet: readonly string[] = [
  '/members/:id/landing',
  '/members/:id/signup',
  '/members/:id/landing2/:slug?',
  '/members/:id/landing3/:slug?',
  '/complete-signup',
  '/signup-matches',
  '/match-finder',
  '/landers/alonetonight/:slug?',
  '/landers/collagelanding/:slug?',
  '/landers/iconslanding/:slug?',
  '/landers/maplanding/:slug?',
  '/landers/socialnetwork/:slug?',
  '/landers/transitionsvideolanding/:slug?',
  '/landers/video/:slug?',
  '/landers/tinderswipe',
]
