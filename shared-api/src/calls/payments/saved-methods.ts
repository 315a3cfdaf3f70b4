import type { Call, NoInput } from '../../call.ts'
import type { ForgetMethodRequest, SavedMethodsAnswer } from './saved-methods.schema.ts'

/** What the member asked to be kept for a next order, the newest first. */
export const getSavedMethods: Call<NoInput, SavedMethodsAnswer> = {
  method: 'GET',
  path: '/api/saved-methods.php',
}

/** Nothing is charged to it any more; answers what is left. */
export const forgetMethod: Call<ForgetMethodRequest, SavedMethodsAnswer> = {
  method: 'DELETE',
  path: '/api/saved-methods.php',
}
