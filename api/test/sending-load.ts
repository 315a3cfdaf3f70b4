import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../src/database/connection.ts'
import { type Person, textTo } from './people.ts'

type Refusal = { status: number; retryAfter: string | null }

export type Load = {
  senders: { person: Person /** Ids of the messages that were acknowledged. */; sent: string[] }[]
  refusals: Refusal[]
  /** Resolves once so many more messages were acknowledged, all senders together. */
  sentMore: (count: number) => Promise<void>
  stop: () => Promise<void>
}

/** Everybody writes to the next one, message after message; what is refused is tried again with its key. */
export const sendUntilStopped = (people: readonly Person[]): Load => {
  const refusals: Refusal[] = []
  let stopping = false
  const senders = people.map((person) => ({ person, sent: [] as string[] }))
  const send = async (person: Person, to: Person, sent: string[]) => {
    while (!stopping) {
      const key = randomUUID()
      const message = textTo(to)
      for (let acknowledged = false; !acknowledged; ) {
        const { status, headers } = await person.post('/api/message.php', message, { key })
        acknowledged = status === 201
        if (acknowledged) sent.push(message.client_id)
        else {
          refusals.push({ status, retryAfter: headers.get('Retry-After') })
          await pause(100)
        }
      }
    }
  }
  const sending = Promise.all(
    senders.map(({ person, sent }, index) =>
      send(person, people[(index + 1) % people.length] ?? person, sent),
    ),
  )
  const total = () => senders.reduce((sum, { sent }) => sum + sent.length, 0)
  return {
    senders,
    refusals,
    sentMore: async (count) => {
      for (const wanted = total() + count; total() < wanted; ) await pause(5)
    },
    stop: async () => {
      stopping = true
      await sending
    },
  }
}

/** Ids of what was acknowledged, and of what of it a database has, each sorted. */
export const messagesOf = async (
  db: Db,
  { senders }: Load,
): Promise<{ readonly sent: readonly string[]; readonly stored: readonly string[] }> => {
  const sent = senders.flatMap((sender) => sender.sent)
  const rows = await db.selectFrom('messages').select('client_id').where('client_id', 'in', sent).execute()
  return { sent: sent.sort(), stored: rows.map((row) => row.client_id).sort() }
}
