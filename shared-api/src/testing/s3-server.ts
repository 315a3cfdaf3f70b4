/// <reference path="./s3rver.d.ts" />
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { Bucket } from '../bucket/bucket-location.ts'
import { replaceAtOnce } from './s3-at-once.ts'
import { createConditions } from './s3-conditions.ts'

type Keys = { S3_ACCESS_KEY_ID: string; S3_SECRET_ACCESS_KEY: string }

/** A server of S3's interface for tests, and what may go wrong with it. */
export type S3Server = {
  /** What somebody sets to have pictures there. */
  env: { PHOTO_STORE: string } & Keys
  /** What somebody sets to have releases from there. */
  registryEnv: { REGISTRY_BUCKET: string } & Keys
  bucket: Bucket
  /** Every request that came, as `GET site/a.webp`. */
  heard: string[]
  /** Closes its port; what it keeps stays. */
  leave: () => Promise<void>
  /** Opens it again. */
  comeBack: () => Promise<void>
  /**
   * From now on cuts off what is written, what is read, or nothing. Of an upload nothing stays then, and what it would
   * have replaced does; of what is read the head arrives.
   */
  cut: (method: 'PUT' | 'GET' | null) => void
  /** From now on closes the connection of each request that fits, as `GET site/a.webp`, before anything is done. */
  breakAt: (pattern: RegExp | null) => void
  /** From now on refuses each request that fits with 403. */
  forbid: (pattern: RegExp | null) => void
  /** Whether it keeps If-Match and If-None-Match of what is written, as S3 does and many of its kind do not. */
  keepConditions: (kept: boolean) => void
  close: () => Promise<void>
}

/** A server that speaks S3's interface, on a port and in a folder of its own, with the bucket `pictures`. */
export const startS3 = async (): Promise<S3Server> => {
  const directory = await mkdtemp(join(tmpdir(), 'lonk-s3-'))
  const s3 = new S3rver({
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: 'pictures' }],
  })
  await s3.configureBuckets()
  // S3 signs a bucket's address as it was called, with its last slash. This server drops that slash, unless it looks
  // like a part of the name.
  const pathOf = s3.store.getBucketPath.bind(s3.store)
  s3.store.getBucketPath = (bucket) => pathOf(bucket.replace(/\/$/, ''))
  replaceAtOnce(s3)
  // It knows no conditions of what is written.
  const conditions = createConditions(s3)
  const answer = s3.callback()
  const heard: string[] = []
  let cut: 'PUT' | 'GET' | null = null
  let broken: RegExp | null = null
  let forbidden: RegExp | null = null
  let kept = true
  const server = createServer(async (request, response) => {
    const asked = `${request.method} ${nameIn(request)}`
    heard.push(asked)
    if (broken?.test(asked)) return request.socket.destroy()
    if (forbidden?.test(asked)) return refuse(response, 403, 'AccessDenied')
    request.url = request.url?.replace(/^\/([^/?]+)\/(?=\?|$)/, '/$1%2F')
    if (kept && !(await conditions.hold(request, response)))
      return refuse(response, 412, 'PreconditionFailed')
    answer(request, response)
    if (cut !== request.method) return
    if (cut === 'PUT') request.once('data', () => request.socket.destroy())
    else breakAfterHead(response)
  })
  const listen = async (port: number): Promise<number> => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return Number(Object(server.address()).port)
  }
  const leave = async () => {
    if (!server.listening) return
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  const port = await listen(0)
  const endpoint = `http://127.0.0.1:${port}`
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  const keysSet = { S3_ACCESS_KEY_ID: keys.accessKeyId, S3_SECRET_ACCESS_KEY: keys.secretAccessKey }
  return {
    env: { PHOTO_STORE: `s3://pictures/site?endpoint=${endpoint}`, ...keysSet },
    registryEnv: { REGISTRY_BUCKET: `s3://pictures/site?endpoint=${endpoint}`, ...keysSet },
    bucket: { endpoint, region: 'us-east-1', bucket: 'pictures', prefix: 'site/', ...keys },
    heard,
    leave,
    comeBack: async () => {
      await listen(port)
    },
    cut: (method) => {
      cut = method
    },
    breakAt: (pattern) => {
      broken = pattern
    },
    forbid: (pattern) => {
      forbidden = pattern
    },
    keepConditions: (wanted) => {
      kept = wanted
    },
    close: async () => {
      await leave()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** Below the bucket; a list has none. */
const nameIn = ({ url = '' }: IncomingMessage): string =>
  decodeURIComponent(/^\/[^/?]+\/([^?]*)/.exec(url)?.[1] ?? '')

const refuse = (response: ServerResponse, status: number, code: string): void => {
  response.writeHead(status, { 'Content-Type': 'application/xml', Connection: 'close' })
  response.end(`<Error><Code>${code}</Code></Error>`)
}

const breakAfterHead = (response: ServerResponse): void => {
  // What was answered has no connection any more, and this one would be kept for the next request.
  const { socket } = response
  response.write = () => {
    response.flushHeaders()
    // Else the head would be lost with it.
    setTimeout(() => socket?.destroy(), 50)
    return true
  }
}
