const uniqueViolation = '23505'

/** Did this error come from that unique index? Both databases give it the same name. */
export const violates = (error: unknown, constraint: string): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === uniqueViolation &&
  'constraint' in error &&
  error.constraint === constraint
