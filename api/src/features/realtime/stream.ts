import { message } from '@lonk/shared-api/schemas/chat.ts'
import type { FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import type { FanOutListener } from '../../adapters/fan-out/fan-out.ts'
import type { Member } from '../../core/member/member.ts'
import { withPhotoLinks } from '../../core/photos/message-photo.ts'
import type { LogoutNotice } from '../../core/session/end-sessions.ts'
import type { Services } from '../../services.ts'
import { handOver } from '../chat/conversation/delivered.ts'
import { seenOnPage } from '../notifications/send-pushes.ts'
import { noticeOf } from '../notifications/write-notices.ts'
import { beginningOf, mostResumed } from './beginning.ts'
import { goneLikes } from './gone-likes.ts'
import { areLikesLocked, withoutGiver } from './locked-like-events.ts'
import { rememberStream } from './open-streams.ts'

const pingEveryMs = 25_000

/** Writes a member's events to one hijacked answer until either side ends it. */
export const openStream = async (
  services: Services,
  reply: FastifyReply,
  member: Member,
  lastHeard: number | null,
): Promise<void> => {
  const { db, fanOut, clock } = services
  const { raw } = reply
  raw.writeHead(200, {
    ...headersOf(reply),
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
    Connection: 'keep-alive',
  })

  let lastSeq = 0
  const write = (event: string, data: unknown, seq?: number) => {
    if (raw.writableEnded) return
    const id = seq === undefined ? '' : `id: ${seq}\n`
    raw.write(`${id}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  // Reads are chained: one after another, however many wake-ups arrive meanwhile.
  let reading = Promise.resolve()
  const sendNew = () => {
    reading = reading.then(readAndSend).catch(failed)
    return reading
  }
  const failed = (error: unknown) => {
    services.log.error({ err: error }, 'stream could not be read')
    end()
  }
  const readAndSend = async () => {
    if (raw.writableEnded) return
    const rows = await db
      .selectFrom('events')
      .select(['seq', 'event', 'data'])
      .where('user_id', '=', member.userId)
      .where('seq', '>', lastSeq)
      .orderBy('seq')
      .limit(mostResumed)
      .execute()
    const takenBack = rows.some(({ event }) => event === 'message')
      ? await deliverNow(services, member, rows)
      : new Set<number>()
    const gone = await goneLikes(db, member, rows)
    const locked = rows.some(({ event }) => event === 'like') && (await areLikesLocked(services, member))
    for (const { seq, event, data } of rows) {
      lastSeq = seq
      if (takenBack.has(seq) || gone.has(seq)) continue
      const shown = event === 'like' && locked ? withoutGiver(data) : data
      write(event, forSession(services, member, { event, data: shown }), seq)
    }
    if (rows.some(({ event, data }) => noticeOf({ event, data })))
      await seenOnPage(db, member.userId, member.session)
  }

  const listener: FanOutListener = {
    onWake: () => void sendNew(),
    onPassing: ({ event, data }) => {
      if (event === 'logout') endIfLoggedOut(Object(data)).catch(failed)
      else write(event, data)
    },
    onResync: () => write('resync', {}),
  }
  const endIfLoggedOut = async ({ renewed }: LogoutNotice) => {
    const session = await db
      .selectFrom('sessions')
      .select('user_id')
      .where('token_hash', '=', member.session)
      .executeTakeFirst()
    if (session) return
    // The browser of a renewed session connects again with its new one.
    if (renewed !== member.session) write('logout', {})
    end()
  }

  const unsubscribe = fanOut.subscribe(member.userId, listener)
  const ping = setInterval(() => raw.write(': ping\n\n'), pingEveryMs)
  const end = () => {
    clearInterval(ping)
    unsubscribe()
    forget()
    if (!raw.writableEnded) raw.end()
  }
  const moveOn = () => {
    raw.write(`retry: ${500 + Math.floor(Math.random() * 2000)}\n\n`)
    end()
  }
  const { forget, leaving } = rememberStream(services, member.userId, moveOn)
  raw.on('close', end)
  // Who has left before that is never heard to leave.
  if (raw.destroyed) return end()
  if (leaving) return moveOn()

  const begin = async () => {
    // Those of a process that was killed come again elsewhere, and not all in the same moment.
    raw.write(`retry: ${2000 + Math.floor(Math.random() * 6000)}\n\n`)
    // Before the greeting: what happens after it is told.
    const beginning = await beginningOf(services, member.userId, lastHeard)
    lastSeq = beginning.after
    // Numbered, so that a browser whose stream is cut before any event knows where it was.
    write('hello', { server_time: clock.now().toISOString() }, lastSeq)
    if (beginning.resync) write('resync', {}, lastSeq)
    await readAndSend()
  }
  // Whatever wakes it meanwhile waits until its start is known. Its headers are sent: our caller could not answer an
  // error any more. The browser connects again.
  reading = begin().catch(failed)
  await reading
}

type EventRow = { seq: number; event: string; data: unknown }
const told = z.object({ message: z.object({ id: z.number() }) })

/** Messages are handed over before they are written; answers which ones were taken back by then. */
const deliverNow = async (
  services: Services,
  { profileId }: Member,
  rows: readonly EventRow[],
): Promise<Set<number>> => {
  const { db, clock } = services
  const messages = rows.flatMap(({ seq, event, data }) => {
    const known = event === 'message' ? told.safeParse(data) : undefined
    return known?.success ? [{ seq, ...known.data.message }] : []
  })
  if (messages.length === 0) return new Set()
  const messageIds = messages.map(({ id }) => id)
  await handOver(services, profileId, messageIds, clock.now())
  const gone = await db
    .selectFrom('messages')
    .select('id')
    .where('id', 'in', messageIds)
    .where('state', '=', 'deleted')
    .execute()
  const ids = new Set(gone.map(({ id }) => id))
  return new Set(messages.filter(({ id }) => ids.has(id)).map(({ seq }) => seq))
}

const withMessage = z.looseObject({ message: z.looseObject({ photo: message.shape.photo }) })

/** Pictures of a conversation open for one session only, which an event knows only when it is written out. */
const forSession = (
  services: Services,
  { session }: Member,
  { event, data }: { event: string; data: unknown },
) => {
  if (event !== 'message') return data
  const known = withMessage.safeParse(data)
  if (!known.success) return data
  const eyes = { session, now: services.clock.now() }
  return { ...known.data, message: withPhotoLinks(services, known.data.message, eyes) }
}

/** Hooks have set these for an answer that Fastify would have sent. */
const headersOf = (reply: FastifyReply): Record<string, string> =>
  Object.fromEntries(
    Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      typeof value === 'string' && name !== 'content-length' ? [[name, value]] : [],
    ),
  )
