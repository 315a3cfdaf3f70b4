import * as z from 'zod'
import type { Notebook } from './member.ts'

const messageEvent = z.object({ message: z.object({ client_id: z.string(), own: z.boolean() }) })

export interface Heard {
  readonly event: string | null
  /** Number of the last event that the stream has brought. */
  readonly seq: number | null
  /** How long to wait before the next stream, where the server says it. */
  readonly retry: number | null
}

/** Says that the stream is there, or to load anew: their number is that of the event before. */
const unnumbered = ['hello', 'resync']

/** Reads one block of a stream, and writes down what it brings. */
export const hear = (notebook: Notebook, block: string, lastHeard: number): Heard => {
  const fields = new Map(
    block.split('\n').map((line) => {
      const colon = line.indexOf(': ')
      return [line.slice(0, colon), line.slice(colon + 2)] as const
    }),
  )
  const event = fields.get('event') ?? null
  const seq = numberIn(fields.get('id'))
  if (event && seq !== null && seq <= lastHeard && !unnumbered.includes(event)) notebook.heardTwice += 1
  if (event === 'message') {
    const { message } = messageEvent.parse(JSON.parse(fields.get('data') ?? 'null'))
    if (!message.own) notebook.heard.add(message.client_id)
  }
  return { event, seq, retry: numberIn(fields.get('retry')) }
}

const numberIn = (text: string | undefined): number | null => (text === undefined ? null : Number(text))
