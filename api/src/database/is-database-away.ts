import { DatabaseSilentError } from './postgres.ts'

// Server states: connection exceptions (08), shutting down or starting (57P0x), no connection left (53300), out of time
// (57014), a transaction that was silent for too long (25P03). Sockets have codes of their own; the driver has none,
// only sentences.
const codes = /^(08|57P0|57014|53300|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)/
const sentences =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable|the database system is/

/** Is the database, for now, out of reach? Then the call may be tried again, and nothing is wrong with it. */
export const isDatabaseAway = (error: Error): boolean =>
  error instanceof DatabaseSilentError ||
  ('code' in error && typeof error.code === 'string' && codes.test(error.code)) ||
  ('syscall' in error && (error.syscall === 'connect' || error.syscall === 'getaddrinfo')) ||
  sentences.test(error.message)
