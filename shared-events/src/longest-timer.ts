/**
 * Milliseconds that a timer takes at most. A longer delay is cut to 32 bits, and fires at once or at any other time: what
 * is due later has to be looked at again then.
 */
export const longestTimer = 2_147_483_647
