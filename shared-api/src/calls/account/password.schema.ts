import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { password, typedPassword } from '../../schemas/account-fields.ts'
import { ok } from '../../schemas/primitives.ts'
import { changePassword } from './password.ts'

export const changePasswordRequest = z.strictObject({
  old_password: typedPassword,
  new_password: password,
  new_password_repeat: z.string().check(z.maxLength(128)),
})
export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>

export const changePasswordContract = defineCall(changePassword, {
  access: 'U',
  body: changePasswordRequest,
  answer: ok,
  errors: ['old_password_wrong', 'password_mismatch', 'password_weak', 'password_equals_login'],
  limits: [per.hour(10)],
})
