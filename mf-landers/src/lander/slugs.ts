export const slugs = ['plain', 'she', 'bdsm', 'bbw', 'gilf', 'milf', 'gay'] as const

/** The niches 1 to 7, as their landers are addressed (docs/product.md, point 9). */
export type Slug = (typeof slugs)[number]

export const slugOf = (raw: string | undefined): Slug => slugs.find((slug) => slug === raw) ?? 'plain'
