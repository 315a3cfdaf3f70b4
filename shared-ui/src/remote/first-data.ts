import { useState } from 'react'

/**
 * Whether the document's inlined answer (`firstData` of a page) is an answer to this call: it came from the same server,
 * so it is enough that it has the fields that tell it apart.
 */
export const isAnswerWith = <T extends object>(
  value: unknown,
  fields: readonly (keyof T & string)[],
): value is T => typeof value === 'object' && value !== null && fields.every((field) => field in value)

/**
 * The inlined answer as long as what is asked for is what the document was made for: `key` says what that is, and
 * another key than the first gets undefined.
 */
export const useFirstData = <T extends object>(
  key: string,
  firstData: unknown,
  fields: readonly (keyof T & string)[],
): T | undefined => {
  const [firstKey] = useState(key)
  return key === firstKey && isAnswerWith<T>(firstData, fields) ? firstData : undefined
}
