import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { noInput } from '../../schemas/input.ts'
import { id, instant, ok } from '../../schemas/primitives.ts'
import { queryBool } from '../../schemas/query.ts'
import { endSessions, getSessions } from './sessions.ts'

export const sessionView = z.object({
  id,
  /** The one that asks. */
  current: z.boolean(),
  created_at: instant,
  last_seen: instant,
  /** As the browser named itself when it logged in. */
  user_agent: z.nullable(z.string()),
})
export const sessionsAnswer = z.object({ sessions: z.array(sessionView) })
export type SessionsAnswer = z.infer<typeof sessionsAnswer>

export const endSessionsRequest = z.strictObject({ id: z.optional(id), all: z.optional(queryBool) }).check(
  z.refine(({ id: one, all }) => (one !== undefined) !== (all === true), {
    error: 'field_required',
    path: ['id'],
  }),
)
export type EndSessionsRequest = z.infer<typeof endSessionsRequest>

export const getSessionsContract = defineCall(getSessions, {
  access: 'U',
  query: noInput,
  answer: sessionsAnswer,
  errors: [],
  limits: [per.minute(10)],
})

export const endSessionsContract = defineCall(endSessions, {
  access: 'U',
  body: endSessionsRequest,
  answer: ok,
  errors: [],
  limits: [per.minute(10)],
})
