import { expect, test } from '@jest/globals'
import { createSendLine } from './send-line.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

/** A line of which each call is let go by hand. */
const start = () => {
  const line = createSendLine()
  const sent: string[] = []
  const failed: string[] = []
  const open = new Map<string, { arrive: () => void; fail: () => void }>()
  const add = (name: string) =>
    line.add(
      () =>
        new Promise((resolve, reject) => {
          sent.push(name)
          open.set(name, { arrive: resolve, fail: () => reject(new Error(name)) })
        }),
      () => failed.push(name),
    )
  const arrive = async (name: string) => {
    open.get(name)?.arrive()
    await settled()
  }
  const fail = async (name: string) => {
    open.get(name)?.fail()
    await settled()
  }
  return { line, add, arrive, fail, sent, failed }
}

test('each waits for the one before it', async () => {
  const { add, arrive, sent } = start()
  add('first')
  add('second')
  await settled()
  expect(sent).toEqual(['first'])
  await arrive('first')
  expect(sent).toEqual(['first', 'second'])
})

test('behind one that failed nothing is sent, and later ones are again', async () => {
  const { add, fail, sent, failed } = start()
  add('first')
  add('second')
  await settled()
  await fail('first')
  expect([sent, failed]).toEqual([['first'], ['first']])
  add('third')
  await settled()
  expect(sent).toEqual(['first', 'third'])
})

test('once it is stopped nobody hears of a failure', async () => {
  const { line, add, fail, sent, failed } = start()
  add('first')
  add('second')
  await settled()
  line.stop()
  await fail('first')
  expect([sent, failed]).toEqual([['first'], []])
})
