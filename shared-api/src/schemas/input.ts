import * as z from 'zod/mini'

/** Calls that take nothing: unknown query parameters are ignored. */
export const noInput = z.object({})

/** An empty JSON body; anything in it is refused. */
export const emptyBody = z.strictObject({})
