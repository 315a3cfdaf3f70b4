import { DatabaseFollowsError, DatabaseLeadsError, DatabaseSilentError } from './away.ts'

// Server states: connection exceptions (08), shutting down or starting (57P0x), no connection left (53300), out of time
// (57014), a transaction that was silent for too long (25P03), no writes at the moment (25006). Sockets have codes of
// their own; the driver has none, only sentences.
const codes = /^(08|57P0|57014|53300|25P03|25006|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)/
const sentences =
  /timeout exceeded when trying to connect|^timeout expired|Query read timeout|Connection terminated|connection error and is not queryable|the database system is/

const own = [DatabaseSilentError, DatabaseFollowsError, DatabaseLeadsError]

/** Is the database, for now, out of reach? Then the call may be tried again, and nothing is wrong with it. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (own.some((kind) => error instanceof kind)) return true
  const { code, syscall, message }: Partial<Record<string, unknown>> = Object(error)
  return (
    (typeof code === 'string' && codes.test(code)) ||
    syscall === 'connect' ||
    syscall === 'getaddrinfo' ||
    (typeof message === 'string' && sentences.test(message))
  )
}
