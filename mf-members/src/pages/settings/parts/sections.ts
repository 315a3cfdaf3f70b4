/** The sections of the page in their order; each is its own anchor. */
export const sections = ['notifications', 'blocked', 'account', 'data'] as const

export type SectionName = (typeof sections)[number]
