import type { FastifyBaseLogger } from 'fastify'
import { minutes } from '../clock.ts'

/** Something that goes on beside others and never twice at once. `run` does not reject. */
type Work = { name: string; isDue: () => boolean; run: () => Promise<void> }
type Lane = Work & { running: Promise<void> | undefined; since: number; told: boolean }

/** Nothing that is done here takes this long unless it waits for an answer that will not come. */
const tooLong = minutes(10)

export const createLanes = (log: Pick<FastifyBaseLogger, 'warn'>) => {
  const lanes: Lane[] = []

  const begin = (lane: Lane): Promise<void> => {
    lane.since = performance.now()
    lane.told = false
    lane.running = lane.run().finally(() => {
      lane.running = undefined
    })
    return lane.running
  }

  const complain = (lane: Lane) => {
    if (lane.told || performance.now() - lane.since < tooLong) return
    lane.told = true
    log.warn({ duty: lane.name }, 'a duty does not come to an end')
  }

  return {
    add: (work: Work): void => {
      lanes.push({ ...work, running: undefined, since: 0, told: false })
    },
    /** Everything that is due, side by side; what still runs is left to it. */
    beginAll: (): void => {
      for (const lane of lanes) {
        if (lane.running) complain(lane)
        else if (lane.isDue()) void begin(lane)
      }
    },
    /** Everything that is due, one after the other. What has begun already may have missed what its caller means. */
    runInOrder: async (): Promise<void> => {
      for (const lane of lanes) {
        await lane.running
        if (!lane.running && lane.isDue()) await begin(lane)
      }
    },
    ended: async (): Promise<void> => {
      await Promise.all(lanes.map(({ running }) => running))
    },
  }
}
