import { expect, jest, test } from '@jest/globals'
import { loadOverlay, type OverlayModule } from './lazy-overlay.ts'
import * as overlay from './overlay/overlay.tsx'

const failingTimes = (failures: number) => {
  let left = failures
  return jest.fn(async (): Promise<OverlayModule> => {
    if (left-- > 0) throw new Error('chunk lost')
    return overlay
  })
}

test('tries again after each pause and gives what comes at last', async () => {
  const load = failingTimes(2)
  const waited: number[] = []
  const wait = async (milliseconds: number) => {
    waited.push(milliseconds)
  }
  expect(await loadOverlay({ pauses: [400, 1600], load, wait })).toBe(overlay)
  expect(load).toHaveBeenCalledTimes(3)
  expect(waited).toEqual([400, 1600])
})

test('gives up with the last failure when the pauses are used up', async () => {
  const load = failingTimes(9)
  const attempt = loadOverlay({ pauses: [1], load, wait: async () => undefined })
  await expect(attempt).rejects.toThrow('chunk lost')
  expect(load).toHaveBeenCalledTimes(2)
})
