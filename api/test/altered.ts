/**
 * A code with its first character changed. Never the last: of the last one of a base64 text some bits mean nothing, and
 * what a test puts there may be what stood there.
 */
export const altered = (code: string): string => `${code.startsWith('A') ? 'B' : 'A'}${code.slice(1)}`
