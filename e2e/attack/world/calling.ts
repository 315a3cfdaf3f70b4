import type { Answer, Browser } from '../../../api/test/visitors.ts'

/** A call by method, path and input: in the query of a GET, else as JSON. */
export const callWith = (
  who: Browser,
  method: string,
  path: string,
  input: Record<string, unknown>,
): Promise<Answer> => {
  if (method !== 'GET') return who.call(method, path, input)
  const query = new URLSearchParams(
    Object.entries(input).map(([key, value]): [string, string] => [key, String(value)]),
  )
  return who.get(`${path}?${query}`)
}

/** What an answer says, without what differs from call to call: to compare two answers. */
export const saidIn = ({ status, body }: Answer): string => {
  const { request_id: _, ...said } = body
  const text = JSON.stringify(said)
    .replaceAll(/"\d{4}-\d\d-\d\dT[^"]*"/g, '"(time)"')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '(uuid)')
    .replaceAll(/:\d+/g, ':(number)')
    .replaceAll(/"number":"[^"]*"/g, '"number":"(number)"')
  return `${status} ${text}`
}

/** An id that nothing has. */
export const never = 999_999_999
