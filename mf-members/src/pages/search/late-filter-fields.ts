import { later } from '@lonk/shared-ui/remote/later.tsx'

/** The fields of the filters, in a chunk of their own: people come first. Without it the chips still work. */
export const LateFilterFields = later(async () => (await import('./filter-fields.tsx')).FilterFields)
