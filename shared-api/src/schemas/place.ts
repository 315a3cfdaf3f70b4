import * as z from 'zod/mini'
import { id } from './primitives.ts'

export const city = z.object({ id, name: z.string() })
export const region = z.object({
  id,
  code: z.string(),
  name: z.string(),
  cities: z.optional(z.array(city)),
})
export type Region = z.infer<typeof region>

export const interest = z.object({ id, slug: z.string(), name: z.string(), adult: z.boolean() })
export type Interest = z.infer<typeof interest>
