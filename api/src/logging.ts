import type { FastifyServerOptions } from 'fastify'

/** One JSON line per call: method, route pattern, status, time. No addresses, queries, bodies or names. */
export const loggerOptions = (environment: string): FastifyServerOptions['logger'] => ({
  level: process.env.LOG_LEVEL || (environment === 'test' ? 'error' : 'info'),
  hooks: {
    logMethod(parts, log) {
      // Fastify's own warnings name the address that was called, with its query.
      log.apply(
        this,
        parts.map((part) => (typeof part === 'string' ? withoutPersons(part) : part)) as typeof parts,
      )
    },
  },
  serializers: {
    // The parser of forms would log all headers, the cookie among them.
    busboyOptions: () => undefined,
    req: (request: { method: string }) => ({ method: request.method }),
    err: (error: Error & { code?: string }) => ({
      type: error.name,
      code: error.code,
      message: withoutPersons(error.message),
      stack: withoutPersons(error.stack ?? ''),
    }),
  },
})

/**
 * What others wrote, fit for the log: without addresses, without what follows the question mark of a link, where
 * tokens are, and without the values that the database repeats when it refuses them. Each character is looked at a
 * limited number of times, since some texts are as long as a stranger likes.
 */
export const withoutPersons = (text: string): string =>
  text
    .replaceAll(/[^\s<>"'(),;:=]+/g, (word) => (/.@./.test(word) ? '<address>' : word))
    .replaceAll(/\?[\w.-]+=[^\s"'<>)]*/g, '?…')
    .replaceAll(/(invalid input (?:syntax|value) for [^:\n]{1,100}): "[^"]*"/g, '$1')
