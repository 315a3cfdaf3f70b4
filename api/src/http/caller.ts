import type { FastifyRequest } from 'fastify'
import type { Caller } from './rate-limits.ts'

/** Whom limits count. The network is worked out where it is what they count by. */
export const callerOf = (request: FastifyRequest, userId: number | null): Caller => ({
  userId,
  get network() {
    return request.network
  },
})
