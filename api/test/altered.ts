/**
 * A code with its first character changed. Never the last: some bits of the last character of a base64 text mean
 * nothing, so that what a test puts there may mean the same.
 */
export const altered = (code: string): string => `${code.startsWith('A') ? 'B' : 'A'}${code.slice(1)}`
