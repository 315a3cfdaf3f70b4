import { Agent, type ClientRequest, request } from 'node:http'
import { type Person, textTo } from '../test/people.ts'
import { browserOf } from '../test/visitors.ts'
import type { Measured } from './load.ts'

type Options = {
  url: string
  people: readonly Person[]
  /** Per member; the API allows three. */
  streamsEach: number
  messages: number
  perSecond: number
}

type Stream = { call: ClientRequest; hear: (listener: (text: string) => void) => void }

/**
 * From the moment a message is sent until every stream of the member it is for has brought it, with all others open
 * beside them. A message that does not arrive within ten seconds ends the measurement.
 */
export const measureSeen = async (options: Options): Promise<Measured> => {
  const { url, people, messages, perSecond } = options
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  const streams = await openAll(options, agent)
  const times: number[] = []
  const started = performance.now()
  const underway: Promise<void>[] = []
  for (let count = 0; count < messages; count += 1) {
    await untilTime(started + (count / perSecond) * 1000)
    const from = people[count % people.length]
    const to = people[(count + 1) % people.length]
    if (!from || !to) throw new Error('Nobody to write')
    const message = textTo(to)
    const begun = performance.now()
    const arrivals = (streams.get(to.profileId) ?? []).map((stream) => arrival(stream, message.client_id))
    underway.push(
      Promise.all([browserOf(url, from.cookie()).post('/api/message.php', message), ...arrivals]).then(
        ([{ status }, ...at]) => {
          if (status !== 201) throw new Error(`A message answered ${status}`)
          for (const moment of at) times.push(moment - begun)
        },
      ),
    )
  }
  await Promise.all(underway)
  const seconds = (performance.now() - started) / 1000
  for (const own of streams.values()) for (const { call } of own) call.destroy()
  agent.destroy()
  return { calls: times.length, seconds, times: times.sort((a, b) => a - b) }
}

const untilTime = (moment: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - performance.now())))

const openAll = async ({ url, people, streamsEach }: Options, agent: Agent) => {
  const streams = new Map<number, Stream[]>()
  // Few at a time: this is not a measurement of a rush of logins.
  for (let from = 0; from < people.length; from += 50) {
    const some = people.slice(from, from + 50)
    await Promise.all(
      some.map(async (person) => {
        const own = await Promise.all(Array.from({ length: streamsEach }, () => open(url, person, agent)))
        streams.set(person.profileId, own)
      }),
    )
  }
  return streams
}

const open = (url: string, person: Person, agent: Agent): Promise<Stream> =>
  new Promise((resolve, reject) => {
    let listener: (text: string) => void = () => undefined
    const call = request(`${url}/api/events.php`, { agent, headers: { Cookie: person.cookie() } })
    call.on('error', (error) => reject(error))
    call.on('response', (response) => {
      if (response.statusCode !== 200) return reject(new Error(`A stream answered ${response.statusCode}`))
      response.setEncoding('utf8')
      response.on('data', (text: string) => listener(text))
      response.on('error', () => undefined)
      resolve({
        call,
        hear: (next) => {
          listener = next
        },
      })
    })
    call.end()
  })

const arrival = (stream: Stream, clientId: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('A message did not arrive')), 10_000)
    let heard = ''
    stream.hear((text) => {
      heard += text
      if (!heard.includes(clientId)) return
      clearTimeout(late)
      resolve(performance.now())
    })
  })
