import * as z from 'zod/mini'

/** Query parameters arrive as text; these read them as what they mean. Callers pass the meaning. */
export const queryInt = (min: number, max: number) =>
  z.pipe(
    z.pipe(
      z.union([z.string(), z.number()]),
      z.transform((raw) => (raw === '' ? Number.NaN : Number(raw))),
    ),
    z.int().check(z.gte(min), z.lte(max)),
  )

/** A database id in a query; an empty parameter is refused, not taken for none. */
export const queryId = queryInt(1, Number.MAX_SAFE_INTEGER)

/** `true` and `1`, `false` and `0`, nothing else; a missing parameter stays missing. */
export const queryBool = z.pipe(
  z.pipe(
    z.union([z.string(), z.boolean()]),
    z.transform((raw) =>
      raw === 'true' || raw === '1' ? true : raw === 'false' || raw === '0' ? false : raw,
    ),
  ),
  z.boolean(),
)

/** `interests=3,9,12`, or the parameter repeated. */
export const queryIds = (most: number) =>
  z.pipe(
    z.pipe(
      z.union([z.string(), z.array(z.union([z.string(), z.number()]))]),
      z.transform((raw) =>
        (typeof raw === 'string' ? raw.split(',') : raw).filter((part) => part !== '').map(Number),
      ),
    ),
    z.array(z.int().check(z.positive())).check(z.maxLength(most)),
  )

/** Opaque place in a list, given by the previous answer's `next_cursor`. */
export const cursor = z.string().check(z.maxLength(200))
