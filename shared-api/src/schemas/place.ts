import * as z from 'zod/mini'
import { id } from './primitives.ts'

/** Of the catalogue; a member's own city may be none of these and has a name only. */
export const city = z.object({ id, name: z.string() })

/**
 * Its `id` is the search's `countryregion` and the profile's `region_id`; `code` is unique within its country; `cities`,
 * the big ones first, only where one country was asked for.
 */
export const region = z.object({
  id,
  code: z.string(),
  name: z.string(),
  cities: z.optional(z.array(city)),
})

/**
 * Profiles carry ids alone: look them up in the list of `getInterests`. `name` is in the reader's language. On landers `adult`
 * ones show only after the entry warning (`docs/api.md`, 2.6). `icon` names a drawing of lucide ("chef-hat"); null where there is none.
 */
export const interest = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  adult: z.boolean(),
  icon: z.nullable(z.string()),
})
