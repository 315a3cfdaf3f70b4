/** The sections of the page in their order; each is its own anchor. */
export const sections = ['notifications', 'display', 'blocked', 'account', 'data'] as const

export type SectionName = (typeof sections)[number]
