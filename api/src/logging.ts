import type { FastifyServerOptions } from 'fastify'

/** One JSON line per call: method, route pattern, status, time. No addresses, queries, bodies or names. */
export const loggerOptions = (environment: string): FastifyServerOptions['logger'] => ({
  level: process.env.LOG_LEVEL || (environment === 'test' ? 'error' : 'info'),
  serializers: {
    req: (request: { method: string }) => ({ method: request.method }),
    err: (error: Error & { code?: string }) => ({
      type: error.name,
      code: error.code,
      message: error.message,
      stack: error.stack ?? '',
    }),
  },
})
