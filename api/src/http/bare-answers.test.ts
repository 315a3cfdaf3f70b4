import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startApi, type TestApi } from '../../test/harness.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

/** What comes back for bytes that no browser would send. */
const sent = (head: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1')
    let answer = ''
    socket.setEncoding('latin1')
    socket.on('data', (data) => {
      answer += data
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
    socket.write(head, 'latin1')
  })
const asked = (line: string, ...headers: string[]) =>
  sent([`${line} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n'))

describe('a refusal that no call made', () => {
  it.each([
    ['an address that cannot be read', 'GET /api/%', 400, 'malformed'],
    ['a picture’s that cannot be read', 'GET /photos/%', 400, 'malformed'],
    ['bytes that are no letters', 'GET /photos/%ff.webp', 400, 'malformed'],
    ['another call’s query with one', 'POST /api/%?push=1', 400, 'malformed'],
    ['a name too long', `GET /photos/${'a'.repeat(300)}.webp`, 404, 'not_found'],
    ['a name far too long', `GET /photos/${'a'.repeat(9000)}`, 404, 'not_found'],
    ['nothing', 'GET /api/nothing.php', 404, 'not_found'],
    ['another method', 'PATCH /api/user.php', 405, 'method_not_allowed'],
    ['a method for files', 'PROPFIND /api/user.php', 405, 'method_not_allowed'],
    ['a method to look behind', 'TRACE /api/poll.php', 405, 'method_not_allowed'],
    ['too long a head', `GET /api/${'a'.repeat(17_000)}`, 431, 'too_large'],
    ['no HTTP at all', 'GET /api/user.php HTTP', 400, 'malformed'],
  ])('%s: has the shape and the headers of all others', async (_, line, status, error) => {
    const [head = '', body = ''] = (await asked(line)).split('\r\n\r\n')
    expect(head).toContain(`HTTP/1.1 ${status} `)
    const answer = JSON.parse(body)
    expect(answer).toEqual({ error, message: expect.any(String), request_id: expect.any(String) })
    expect(head.toLowerCase()).toContain(`x-request-id: ${answer.request_id}`)
    for (const header of [
      'content-type: application/json; charset=utf-8',
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      "content-security-policy: default-src 'none';frame-ancestors 'none'",
    ])
      expect(head.toLowerCase()).toContain(header)
  })

  it('names the methods that an address takes', async () => {
    expect(await asked('PATCH /api/user.php')).toMatch(/^allow: GET, HEAD, POST, PUT\r$/im)
    expect(await asked('DELETE /api/poll.php')).toMatch(/^allow: GET, HEAD\r$/im)
  })
})
