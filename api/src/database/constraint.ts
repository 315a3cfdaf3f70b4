const uniqueViolation = '23505'

/** Did this error come from that unique index? Both databases name it alike. */
export const violates = (error: unknown, constraint: string): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === uniqueViolation &&
  'constraint' in error &&
  error.constraint === constraint
