import type { Call, NoInput } from '../../call.ts'
import type { EndSessionsRequest, SessionsAnswer } from './sessions.schema.ts'

/** Where the member is logged in, the last used first; ended and expired sessions are not in it. */
export const getSessions: Call<NoInput, SessionsAnswer> = { method: 'GET', path: '/api/sessions.php' }

/** One session, this one too; or with `all` every other one. */
export const endSessions: Call<EndSessionsRequest, { ok: boolean }> = {
  method: 'DELETE',
  path: '/api/sessions.php',
}
