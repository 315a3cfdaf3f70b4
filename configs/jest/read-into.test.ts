import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { readInto } from './read-into.ts'

let open = 0
let before = ''
const later = () => new Promise((resolve) => setTimeout(resolve, 1))
const nameOfTest = () => expect.getState().currentTestName

await readInto('one file', async () => {
  await later()
  beforeAll(() => {
    open += 1
  })
  beforeEach(() => {
    before = nameOfTest() ?? ''
  })
  afterAll(() => {
    open -= 1
  })
  it('does what it does before its tests', () => {
    expect(open).toBe(1)
    expect(before).toBe(nameOfTest())
  })
})

await readInto('another file', async () => {
  await later()
  it('runs before the first begins or after it ended, with nothing of it before each', () => {
    expect(open).toBe(0)
    expect(before).not.toBe(nameOfTest())
  })
  it('gives its tests its name', () => {
    expect(nameOfTest()).toBe('another file gives its tests its name')
  })
})
