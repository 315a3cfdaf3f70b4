/**
 * Whether the document's inlined answer is an answer to this call: it came from the same server, so it is enough
 * that it has the fields that tell it apart.
 */
export const isAnswerWith = <T extends object>(
  value: unknown,
  fields: readonly (keyof T & string)[],
): value is T => typeof value === 'object' && value !== null && fields.every((field) => field in value)
