import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type PublishedSite, startPublishedSite } from './testing/published-site.ts'
import { meterTurns, type TurnMeter } from './testing/turn-meter.ts'

// The longest head that Node takes, filled with the worst of each kind: while it is read, no other visitor waits.

const mostMs = 100

let site: PublishedSite
let meter: TurnMeter
beforeAll(async () => {
  site = await startPublishedSite()
  meter = meterTurns()
})
afterAll(async () => {
  meter.stop()
  await site.stop()
})

/**
 * The server runs inside the test's own process, whose memory is cleared now and then, in half a second of one turn:
 * what an input costs it costs each time.
 */
const longestTurn = async (ask: () => Promise<void>): Promise<number> => {
  const found: number[] = []
  while (found.length < 3 && !found.some((turn) => turn < mostMs)) {
    meter.longest()
    await ask()
    found.push(meter.longest())
  }
  return Math.min(...found)
}

const row = (text: string) => text.repeat(Math.floor(15_000 / text.length))

const statusOf = (target: string, ...headers: string[]): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(site.local).port), '127.0.0.1')
    let answer = ''
    socket.setEncoding('latin1')
    socket.on('data', (data) => {
      answer += data
    })
    socket.on('close', () => resolve(Number(answer.split(' ')[1])))
    socket.on('error', reject)
    const lines = [`GET ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers]
    socket.write(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
  })

describe('15 kB of a header', () => {
  test.each([
    ['Cookie', 'a=b;'],
    ['Cookie', ';;'],
    ['Cookie', 'i18n_redirected='],
    ['Cookie', '__Host-sid=good; lonk_canary=1'],
    ['Accept-Language', 'nl;q=0.1,'],
    ['Accept-Language', 'no-'],
    ['Accept-Encoding', 'br;q=0.00000,'],
    ['Accept-Encoding', 'br; q=0. '],
    ['X-Forwarded-For', '::ffff:1.'],
    ['X-Forwarded-For', ','],
    ['X-Forwarded-Host', ':1'],
    ['User-Agent', '(Mozilla/5.0 '],
    ['If-None-Match', 'W/"a",'],
    ['Range', 'bytes=0-1,'],
    ['Connection', 'x,'],
  ])('%s: of nothing but "%s"', async (name, text) => {
    const askAll = async () => {
      for (const path of ['/members', '/manifest.webmanifest', '/r/shell/none.js', '/api/user.php'])
        expect(await statusOf(path, `${name}: ${row(text)}`)).toBeLessThan(500)
    }
    expect(await longestTurn(askAll)).toBeLessThan(mostMs)
  })
})

describe('15 kB of an address', () => {
  test.each([
    ['folders', `/${row('a/')}`],
    ['ways up', `/${row('../')}`],
    ['ways up in other words', `/${row('%2e%2e/')}`],
    ['one name', `/${row('a-')}`],
    ['a page', `/pages/${row('a-')}/`],
    ['a conversation', `/chats/${row('5')}`],
    ['a release', `/r/shell/${row('0')}`],
    ['a file', `/r/shell/20300101-0000-00000000/${row('a.')}`],
    ['files', `/r/shell/20300101-0000-00000000/${row('a/')}`],
    ['parameters', `/members?${row('a&')}`],
    ['signs in other words', `/members?a=${row('%C3%A9')}`],
    ['broken signs', `/members?a=${row('%')}`],
    ['languages', `/manifest.webmanifest?lang=${row('nl-')}`],
  ])('of nothing but %s', async (_, path) => {
    const ask = async () => expect(await statusOf(path, 'Cookie: __Host-sid=good')).toBeLessThan(500)
    expect(await longestTurn(ask)).toBeLessThan(mostMs)
  })
})
