import { defineCall, per } from '../../contract.ts'
import { noInput } from '../../schemas/input.ts'
import { ok } from '../../schemas/primitives.ts'
import { logout } from './logout.ts'

export const logoutContract = defineCall(logout, {
  access: 'V',
  query: noInput,
  answer: ok,
  errors: [],
  limits: [per.minute(30)],
  csrf: 'effect',
})
