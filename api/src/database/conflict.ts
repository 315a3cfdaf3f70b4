const deadlock = '40P01'
const serializationFailure = '40001'

/** Did the database give up this work because of somebody else's? Then none of it is left, and it may be done again. */
export const isConflict = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === deadlock || error.code === serializationFailure)
