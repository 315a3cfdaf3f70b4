import type { Call } from '../../call.ts'

/** `Settings.cdn_prefix` + a photo's filename, in an `<img>`; 404 instead of 403. */
export const getPhoto: Call<{ filename: string }, undefined> = { method: 'GET', path: '/photos/:filename' }
