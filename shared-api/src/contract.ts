import type * as z from 'zod/mini'
import type { Call } from './call.ts'
import type { ErrorCode } from './errors/catalogue.ts'

/**
 * Who may call (`docs/api.md`, 2.0): V visitor, V* visitor where the settings allow search logged out, U logged in
 * (also unconfirmed), C e-mail confirmed, P premium, T possession of a token, W webhook verified by its provider.
 */
export type AccessLevel = 'V' | 'V*' | 'U' | 'C' | 'P' | 'T' | 'W'

/** At most `max` calls in `seconds`; by `ip`, or by account (by address while logged out). */
export type Limit = {
  readonly max: number
  readonly seconds: number
  readonly by: 'account' | 'ip' | 'visitor'
}

/**
 * Everything that one row of `docs/api.md` 2.3 says: the server registers the route from it (access, limits,
 * validation), OpenAPI and the contract tests read it. Pages never read one.
 */
export type Contract<Input = unknown, Answer = unknown, Access extends AccessLevel = AccessLevel> = {
  readonly call: Call<Input, Answer>
  readonly access: Access
  /** Input of GET, and of DELETE where it comes in the query. */
  readonly query?: z.ZodMiniType<Input>
  readonly body?: z.ZodMiniType<Input>
  /** Absent where the answer is not JSON: 204, a redirect, a stream, a picture. */
  readonly answer?: z.ZodMiniType<Answer>
  /** Status of the answer; 200 by default. */
  readonly status?: 200 | 201 | 202 | 204 | 302
  /** The call's own codes; generic ones are not repeated. */
  readonly errors: readonly ErrorCode[]
  readonly limits: readonly Limit[]
  /** Public answers may be kept by the browser this many seconds. */
  readonly cacheSeconds?: number
  /** A multipart form with one part `file` of at most so many bytes; more is refused with `tooLarge`. */
  readonly upload?: { readonly maxBytes: number; readonly tooLarge: ErrorCode }
  /** A HEAD is refused where `csrf` does not say so already: merely asking does something. */
  readonly noHead?: true
  /**
   * `beacon`: cannot set headers, the Origin decides. `effect`: a GET with effects, guarded like a POST. `told`: a GET
   * that others hear of (a message counts as delivered), for our pages alone and once somebody sees them. Neither
   * takes a HEAD.
   */
  readonly csrf?: 'beacon' | 'effect' | 'exempt' | 'told'
}

/** Ties a call's schemas to its definition; the types of both must agree or it does not compile. */
export const defineCall = <Input, Answer, const Access extends AccessLevel>(
  call: Call<Input, Answer>,
  rest: Omit<Contract<Input, Answer, Access>, 'call'>,
): Contract<Input, Answer, Access> => ({ call, ...rest })

const minute = 60
const hour = 3600
const dayLong = 86_400

/** The windows of `docs/api.md` 2.3, readable: `per.minute(60)`, `per.day(200)`, `byIp(per.hour(5))`. */
export const per = {
  minute: (max: number): Limit => ({ max, seconds: minute, by: 'account' }),
  minutes: (count: number, max: number): Limit => ({ max, seconds: count * minute, by: 'account' }),
  hour: (max: number): Limit => ({ max, seconds: hour, by: 'account' }),
  day: (max: number): Limit => ({ max, seconds: dayLong, by: 'account' }),
}

/** Counts by address, logged in or not (/64 for IPv6): where the caller is not to be trusted with an account. */
export const byIp = (limit: Limit): Limit => ({ ...limit, by: 'ip' })

/** Counts while logged out only, by address; members then have a limit of their own beside it. */
export const forVisitors = (limit: Limit): Limit => ({ ...limit, by: 'visitor' })
