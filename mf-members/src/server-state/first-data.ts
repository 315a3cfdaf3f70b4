/**
 * Whether the document's inlined answer is one of the call's: it came from the same server, so that it has the
 * fields that tell it apart is enough.
 */
export const isAnswerWith = <T extends object>(
  value: unknown,
  fields: readonly (keyof T & string)[],
): value is T => typeof value === 'object' && value !== null && fields.every((field) => field in value)
