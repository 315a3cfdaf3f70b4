import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServerConfig } from '../../shell/server/config.ts'
import { answerJson } from '../../shell/server/health.ts'
import { StartError } from '../../shell/server/start-error.ts'
import { openStore, type Store } from '../release/store.ts'
import { type AuditLine, appendAudit, appendOutcome, begun, readAudit } from './audit.ts'
import { decodeBody } from './call-body.ts'
import { carryOut, type Done } from './carry-out.ts'
import { createEnoughSaid } from './enough-said.ts'
import { dropOldUploads } from './old-uploads.ts'
import { readOwners } from './owners.ts'
import { Refused } from './refused.ts'
import { hashOfBody } from './signed-call.ts'
import { statusOf } from './status-of.ts'
import { freshMs, headOf, signerOf, verifyHead } from './verify-call.ts'

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
  const enoughSaid = createEnoughSaid()

  const hear = async (request: IncomingMessage, note: Note): Promise<Done> => {
    const head = headOf(request.headers)
    Object.assign(note, { owner: head.owner, part: head.part })
    const host = publicUrl ? new URL(publicUrl).host : request.headers.host
    // Who is an owner no more on one machine is none on another.
    await store.shared?.pullOwners()
    const owner = signerOf(head, await readOwners(store))
    note.call = createHash('sha256').update(head.signature).digest('hex')
    verifyHead(head, owner, { host, now: now() })
    const first = (await once(note.call, now())) && ((await store.shared?.claimCall(note.call)) ?? true)
    if (!first) throw new Refused(409, 'this call came before: sign it anew to have it done again')
    const body = await readBody(request, maxBytes)
    if (hashOfBody(body) !== head.hash) throw new Refused(401, 'the body is not the one that was signed')
    const { wish, rest } = decodeBody(body)
    note.act = wish.act
    await dropOldUploads()
    // A kill from here on leaves the line that it was begun, and a signature that is not good again.
    note.id = randomUUID()
    await appendAudit(store.folder, { ...note, ...begun })
    const done = await carryOut(store, { owner: owner.name, part: head.part, wish, rest }, trialOrigins)
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
      id: null,
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
    await appendOutcome(store.folder, ...enoughSaid(note, now()))
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
  if (config.production && !config.publicUrl)
    throw new StartError(
      'PUBLISHING=on needs PUBLIC_URL: a call is signed for one site, and this has to be it',
    )
  // A call has its own lines in the log, with the owner who signed it.
  const { audit: _, ...store } = openStore(config, env)
  return createPublishEndpoint(store, {
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

/** True the first time that a call comes; a restart forgets none, because the audit log has them before they are done. */
const createOnce = (storeFolder: string) => {
  const seen = new Map<string, number>()
  const past = readAudit(storeFolder).then((lines) => {
    for (const { call, status, time } of lines)
      if (call && ![401, 403].includes(status)) seen.set(call, Date.parse(time))
  })
  return async (call: string, now: Date): Promise<boolean> => {
    await past
    for (const [old, time] of seen) if (now.getTime() - time > 3 * freshMs) seen.delete(old)
    if (seen.has(call)) return false
    seen.set(call, now.getTime())
    return true
  }
}
