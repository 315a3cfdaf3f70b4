import type { Call, NoInput } from '../../call.ts'

/** Sent with `navigator.sendBeacon` when the page becomes hidden: ends the presence. */
export const pageHidden: Call<NoInput, undefined> = { method: 'POST', path: '/api/page-hidden.php' }
