import type * as z from 'zod/mini'

/**
 * A schema for each row of a table, under the row's name: what `z.object` takes. `Shape` says what comes out, name by
 * name, for TypeScript forgets names on the way through `Object.entries`: whoever writes a `Shape` tests that `make`
 * keeps to it.
 */
export const shapeOf = <Shape extends Readonly<Record<string, z.ZodMiniType>>, Row>(
  table: Readonly<Record<keyof Shape & string, Row>>,
  make: (row: Row) => z.ZodMiniType,
): Shape => Object.fromEntries(Object.entries<Row>(table).map(([name, row]) => [name, make(row)])) as Shape
