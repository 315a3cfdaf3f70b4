import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { Bucket } from '../src/adapters/files/bucket.ts'

export type S3Server = {
  /** What somebody sets to use it. */
  env: { PHOTO_STORE: string; S3_ACCESS_KEY_ID: string; S3_SECRET_ACCESS_KEY: string }
  bucket: Bucket
  /** Closes its port; what it keeps stays. */
  leave: () => Promise<void>
  /** Opens it again. */
  comeBack: () => Promise<void>
  /**
   * From now on cuts off what is written, what is read, or nothing. How much of an upload stays then is as with any
   * server that breaks down; of what is read the head arrives.
   */
  cut: (method: 'PUT' | 'GET' | null) => void
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
  const answer = s3.callback()
  let cut: 'PUT' | 'GET' | null = null
  const server = createServer((request, response) => {
    request.url = request.url?.replace(/^\/([^/?]+)\/(?=\?|$)/, '/$1%2F')
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
  return {
    env: {
      PHOTO_STORE: `s3://pictures/site?endpoint=${endpoint}`,
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
    bucket: { endpoint, region: 'us-east-1', bucket: 'pictures', prefix: 'site/', ...keys },
    leave,
    comeBack: async () => {
      await listen(port)
    },
    cut: (method) => {
      cut = method
    },
    close: async () => {
      await leave()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

const breakAfterHead = (response: ServerResponse): void => {
  response.write = () => {
    response.flushHeaders()
    // Else the head would be lost with it.
    setTimeout(() => response.destroy(), 50)
    return true
  }
}
