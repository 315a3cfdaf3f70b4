import { mkdir, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import type S3rver from '@20minutes/s3rver'

/**
 * S3 replaces an object at once, or not at all. This server would write into the file that is being read, and what it
 * says of it into two more: whoever read meanwhile had the head of one and the tag of another, or an error.
 */
export const replaceAtOnce = ({ store }: S3rver): void => {
  const getObject = store.getObject.bind(store)
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const acted = turn.then(act)
    turn = acted.catch(() => undefined)
    return acted
  }
  let uploads = 0

  // What is being read is open by then, and stays what it was.
  store.getObject = (...asked) => inTurn(() => getObject(...asked))
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const path = store.getResourcePath(bucket, key, 'object')
    const beside = `${path}.${uploads++}`
    await mkdir(dirname(path), { recursive: true })
    const [size, md5] = await store.putContent(beside, content)
    return inTurn(async () => {
      await rename(beside, path)
      await store.putMetadata(bucket, key, metadata, md5)
      return { size, md5 }
    })
  }
}
