import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServerConfig } from '../../shell/server/config.ts'
import { answerJson } from '../../shell/server/health.ts'
import { StartError } from '../../shell/server/start-error.ts'
import { ReleaseError } from '../release/release-error.ts'
import { openStore, type Store } from '../release/store.ts'
import { type AuditLine, appendAudit, readAudit } from './audit.ts'
import { decodeBody } from './call-body.ts'
import { carryOut, type Done } from './carry-out.ts'
import { readOwners } from './owners.ts'
import { Refused } from './refused.ts'
import { hashOfBody } from './signed-call.ts'
import { freshMs, headOf, verifyHead } from './verify-call.ts'

interface Options {
  /** What owners address it by. Without one (development) it is what the call says: a stranger could say anything. */
  readonly publicUrl?: string | null
  readonly now?: () => Date
  readonly maxBytes?: number
  /** Servers that parts may be tried from; as the document server has them. */
  readonly trialOrigins?: readonly string[]
}

/** The heaviest part, maps and compressed forms included, is a fraction of this. */
const usualMaxBytes = 64 * 1024 * 1024

/** Strangers' calls that go into the audit log per minute: it is for owners to read, not for strangers to fill. */
const strangersPerMinute = 60

type Note = { -readonly [key in keyof AuditLine]: AuditLine[key] }

/**
 * `POST /-/releases`: releases, and what else is done to one, by owners from other machines. A stranger's call is
 * refused by its head; everything after that is what the commands do here, under the same lock.
 */
export const createPublishEndpoint = (
  store: Store,
  { publicUrl = null, now = () => new Date(), maxBytes = usualMaxBytes, trialOrigins = [] }: Options = {},
) => {
  const once = createOnce(store.folder)
  let minute = 0
  let strangers = 0

  const hear = async (request: IncomingMessage, note: Note): Promise<Done> => {
    const head = headOf(request.headers)
    Object.assign(note, { owner: head.owner, part: head.part })
    const host = publicUrl ? new URL(publicUrl).host : request.headers.host
    // Who is an owner no more on one machine is none on another.
    await store.shared?.pullOwners()
    const { name } = verifyHead(head, { owners: await readOwners(store), host, now: now() })
    note.call = createHash('sha256').update(head.signature).digest('hex')
    const first = (await once(note.call, now())) && ((await store.shared?.claimCall(note.call)) ?? true)
    if (!first) throw new Refused(409, 'this call came before: sign it anew to have it done again')
    const body = await readBody(request, maxBytes)
    if (hashOfBody(body) !== head.hash) throw new Refused(401, 'the body is not the one that was signed')
    const { wish, rest } = decodeBody(body)
    note.act = wish.act
    const done = await carryOut(store, { owner: name, part: head.part, wish, rest }, trialOrigins)
    note.version = done.version
    return done
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const note: Note = {
      time: now().toISOString(),
      owner: '',
      part: '',
      act: 'unknown',
      version: null,
      status: 200,
      outcome: '',
      call: null,
    }
    let said: readonly string[] = []
    let content: Buffer | undefined
    try {
      ;({ said, content } = await hear(request, note))
    } catch (cause) {
      note.status = statusOf(cause)
      said = [note.status === 500 ? 'the server failed: see its log' : (cause as Error).message]
      if (note.status === 500) process.stderr.write(`lonk: publishing failed: ${String(cause)}\n`)
    }
    note.outcome = said.join('; ').replaceAll('\n', '; ')
    const thisMinute = Math.floor(now().getTime() / 60_000)
    if (thisMinute !== minute) [minute, strangers] = [thisMinute, 0]
    if (note.call !== null || strangers++ < strangersPerMinute) await appendAudit(store.folder, note)
    if (!request.complete) response.shouldKeepAlive = false
    if (content) answerBytes(response, content)
    else answerJson(response, note.status, { version: note.version, said })
  }
}

/** With the endpoint on, this server signs the registry: it needs the private key that serving alone does not. */
export const openPublishEndpoint = (
  config: ServerConfig,
  env: Readonly<Record<string, string | undefined>>,
) => {
  if (!config.publishing) return null
  if (config.production && !env.REGISTRY_PRIVATE_KEY)
    throw new StartError('PUBLISHING=on needs REGISTRY_PRIVATE_KEY: this server signs what owners publish')
  return createPublishEndpoint(openStore(config, env), {
    publicUrl: config.publicUrl,
    trialOrigins: config.trialOrigins,
  })
}

const answerBytes = (response: ServerResponse, content: Buffer): void => {
  response.writeHead(200, {
    'Content-Type': 'application/octet-stream',
    'Content-Length': content.length,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(content)
}

const statusOf = (cause: unknown): number => {
  if (cause instanceof Refused) return cause.status
  if (cause instanceof ReleaseError) return 422
  // Somebody else holds the lock, or the store is not usable: the same call may do later.
  return cause instanceof StartError ? 409 : 500
}

const readBody = async (request: IncomingMessage, maxBytes: number): Promise<Buffer> => {
  const tooLarge = () => new Refused(413, `the upload has more than ${maxBytes} bytes`)
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge()
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      bytes += chunk.length
      if (bytes > maxBytes) throw tooLarge()
      chunks.push(chunk)
    }
  } catch (cause) {
    throw cause instanceof Refused ? cause : new Refused(400, 'the upload was broken off')
  }
  return Buffer.concat(chunks)
}

/** True the first time that a call comes; a restart forgets none, because the audit log has them. */
const createOnce = (storeFolder: string) => {
  const seen = new Map<string, number>()
  const past = readAudit(storeFolder).then((lines) => {
    for (const { call, time } of lines.slice(-1000)) if (call) seen.set(call, Date.parse(time))
  })
  return async (call: string, now: Date): Promise<boolean> => {
    await past
    for (const [old, time] of seen) if (now.getTime() - time > 3 * freshMs) seen.delete(old)
    if (seen.has(call)) return false
    seen.set(call, now.getTime())
    return true
  }
}
