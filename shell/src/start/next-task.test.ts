import { expect, jest, test } from '@jest/globals'
import { inSteps, nextTask } from './next-task.ts'

test('between two steps the browser does what else waits', async () => {
  const done: string[] = []
  const steps = inSteps([() => done.push('first'), () => done.push('second')])
  setTimeout(() => done.push('a tap'))
  await steps
  expect(done).toEqual(['first', 'a tap', 'second'])
})

test('a step that is a promise holds up the next one', async () => {
  const done: string[] = []
  const late = async () => {
    await nextTask()
    done.push('late')
  }
  await inSteps([late, () => done.push('after it')])
  expect(done).toEqual(['late', 'after it'])
})

test('a step that fails is the last one', async () => {
  const never = jest.fn()
  const failing = () => {
    throw new Error('no code')
  }
  await expect(inSteps([failing, never])).rejects.toThrow('no code')
  expect(never).not.toHaveBeenCalled()
})

test("a browser's own way of yielding comes first", async () => {
  const yielded = jest.fn(async () => undefined)
  await nextTask({ scheduler: { yield: yielded } })
  expect(yielded).toHaveBeenCalledTimes(1)
})
