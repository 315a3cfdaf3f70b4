import { request } from 'node:http'

export type StreamEvent = { event: string; data: unknown; id: string | undefined }

/**
 * A server-sent stream read one event at a time; `next` rejects with "ended" after the end. `after` is what the page had.
 */
export const openEvents = (url: string, cookie: string, lastEventId?: string, after?: number) =>
  new Promise<{ next: () => Promise<StreamEvent>; close: () => void }>((opened, failed) => {
    const events: StreamEvent[] = []
    const waiting: { resolve: (event: StreamEvent) => void; reject: (error: Error) => void }[] = []
    let ended = false
    const call = request(`${url}/api/events.php${after === undefined ? '' : `?after=${after}`}`, {
      headers: { Cookie: cookie, ...(lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId }) },
    })
    call.on('error', failed)
    call.on('response', (response) => {
      if (response.statusCode !== 200) return failed(new Error(`The stream answered ${response.statusCode}`))
      let rest = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        const parts = (rest + chunk).split('\n\n')
        rest = parts.pop() ?? ''
        for (const event of parts.flatMap(parse)) {
          const reader = waiting.shift()
          if (reader) reader.resolve(event)
          else events.push(event)
        }
      })
      response.on('close', () => {
        ended = true
        for (const { reject } of waiting.splice(0)) reject(new Error('ended'))
      })
      response.on('error', () => {})
      opened({
        next: () => {
          const event = events.shift()
          if (event) return Promise.resolve(event)
          if (ended) return Promise.reject(new Error('ended'))
          return new Promise((resolve, reject) => waiting.push({ resolve, reject }))
        },
        close: () => call.destroy(),
      })
    })
    call.end()
  })

/** Comments and `retry:` are not events. */
const parse = (block: string): StreamEvent[] => {
  const fields = new Map(
    block.split('\n').map((line) => {
      const colon = line.indexOf(': ')
      return [line.slice(0, colon), line.slice(colon + 2)] as const
    }),
  )
  const event = fields.get('event')
  return event ? [{ event, data: JSON.parse(fields.get('data') ?? 'null'), id: fields.get('id') }] : []
}
