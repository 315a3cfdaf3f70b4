import { isApiError } from '@lonk/shared-api/errors/api-error.ts'

/** The link was used, is too old, or was cut off on its way: trying again cannot help, another link can. */
export const isDeadLink = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'token_invalid' || error.fields.token !== undefined)
