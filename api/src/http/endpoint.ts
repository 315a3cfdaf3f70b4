import type { AccessLevel, Contract } from '@lonk/shared-api/contract.ts'
import type { Language } from '@lonk/shared-api/schemas/primitives.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Member } from '../core/member/member.ts'
import type { Site } from '../core/settings/site.ts'
import type { Services } from '../services.ts'

type NeedsSession = 'U' | 'C' | 'P'

/** Everything a handler works with. */
export type Context<Input = unknown, Access extends AccessLevel = AccessLevel> = {
  /** Query or body, validated and cleaned by the contract's schema. */
  input: Input
  member: Access extends NeedsSession ? Member : Member | null
  services: Services
  /** The site of the member, or of the host that a visitor asks. */
  site: Site
  /** The time of this request. */
  now: Date
  language: Language
  request: FastifyRequest
  reply: FastifyReply
}

/** Returns the answer, or its `reply` where it has answered by itself (a redirect, a stream). */
export type Handler<Input, Answer, Access extends AccessLevel> = (
  context: Context<Input, Access>,
) => Promise<Answer | FastifyReply>

/** What `http/register.ts` registers: types are checked where an endpoint is defined, and closed over here. */
export type Endpoint = {
  contract: Pick<
    Contract,
    | 'call'
    | 'access'
    | 'query'
    | 'body'
    | 'answer'
    | 'status'
    | 'errors'
    | 'limits'
    | 'cacheSeconds'
    | 'csrf'
    | 'noHead'
    | 'upload'
  >
  handle: (context: Context) => Promise<unknown>
  unchanged: Unchanged | undefined
}

/** Whose call this is and what its answer would be tagged, where that is known without asking the database. */
export type Unchanged = (
  services: Services,
  request: FastifyRequest,
) => { userId: number; etag: string } | null

/**
 * One endpoint: `export const getLikesEndpoint = endpoint(likesContract, async ({ input, member, services }) => ...)`.
 * It is served once it is listed in `features/endpoints.ts`. Access, CSRF, limits and schemas are enforced before the
 * handler runs, as the contract says.
 */
export const endpoint = <Input, Answer, Access extends AccessLevel>(
  contract: Contract<Input, Answer, Access>,
  handle: Handler<Input, Answer, Access>,
  { unchanged }: { unchanged?: Unchanged } = {},
): Endpoint => ({
  contract,
  // `register.ts` builds the context from this very contract: validated input, and a member where access demands one.
  handle: handle as Endpoint['handle'],
  unchanged,
})
