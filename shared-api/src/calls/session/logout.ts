import type { Call, NoInput } from '../../call.ts'

/** A GET with an effect (`docs/product.md`, point 7): answered to the same origin only. */
export const logout: Call<NoInput, { ok: boolean }> = { method: 'GET', path: '/api/logout.php' }
