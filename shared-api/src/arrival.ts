/**
 * How a page of ours came to be open, until its reader does something on it. `acted`: somebody has touched it, or has
 * come from another page of ours. `direct`: an address typed, a bookmark, an app's link: opened on purpose, perhaps not
 * knowing where it leads. `foreign`: somebody else's page has led here, and may only want to learn who is looking.
 */
export type Arrival = 'acted' | 'direct' | 'foreign'

/** Carries it on every call; absent once somebody has acted. Until then a call does nothing that others learn of. */
export const arrivalHeader = 'X-Arrival'
