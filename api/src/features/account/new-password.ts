import { problemAt } from '../../errors.ts'
import { passwordProblem } from '../signup/password-rule.ts'

type Wish = { field: string; password: string; repeat: string; owner: { name: string; email: string } }

/** Throws where a new password was not typed the same twice, or would be guessed. */
export const requireGoodPassword = async ({ field, password, repeat, owner }: Wish): Promise<void> => {
  if (password !== repeat) throw problemAt(`${field}_repeat`, 'password_mismatch')
  const problem = await passwordProblem(password, owner)
  if (problem) throw problemAt(field, problem)
}
