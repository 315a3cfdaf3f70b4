import type { Contract } from '../contract.ts'
import { contracts } from '../contracts.ts'
import { errorStatus, isErrorCode } from '../errors/catalogue.ts'

interface Answered {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly body: unknown
}

/**
 * What keeps the server from ever giving this answer, by the contract that it is held to itself; null where it could.
 * A test that feeds a page anything else proves nothing about the site.
 */
export const wrongAnswer = ({ method, path, status, body }: Answered): string | null => {
  const name = `${method} ${path} ${status}`
  const contract = all.find(({ call }) => call.method === method && call.path === path)
  if (!contract) return `${name}: there is no such call`
  if (status >= 400) return wrongRefusal(name, status, body)
  if (status !== (contract.status ?? 200)) return `${name}: the status is ${contract.status ?? 200}`
  // As it comes over the wire: without what is undefined.
  const parsed = contract.answer?.safeParse(JSON.parse(JSON.stringify(body ?? null)))
  if (!parsed || parsed.success) return null
  return `${name}: ${parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')}`
}

const all: readonly Pick<Contract, 'call' | 'answer' | 'status'>[] = Object.values(contracts)

/** A proxy in between refuses with a body of its own. */
const wrongRefusal = (name: string, status: number, body: unknown): string | null => {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null
  if (!isErrorCode(body.error)) return `${name}: ${String(body.error)} is not in the catalogue`
  const own = errorStatus[body.error]
  return own === status ? null : `${name}: ${body.error} has status ${own}`
}
