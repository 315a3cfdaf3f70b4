import { isApiError } from '@lonk/shared-api/errors/api-error.ts'

/**
 * Nobody is there for this reader: the server says the same of somebody who left, who blocked them or who never was. It
 * may become so while the profile is on the screen.
 */
export const isGone = (error: unknown): boolean => isApiError(error) && error.status === 404
