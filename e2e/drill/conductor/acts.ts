import { setTimeout as pause } from 'node:timers/promises'
import type { Server } from '../stage/server.ts'
import { answers } from '../stage/server.ts'
import type { Stage } from '../stage/stage.ts'
import { until } from '../until.ts'

/** What is done to the house while members are in it. */
export interface HouseAct {
  readonly name: string
  /** Resolves once everything is whole again. */
  readonly run: () => Promise<void>
}

/** As systemd waits before it starts again what has died (configs/production/systemd). */
const restartMs = 2000

/** How long whoever is on duty takes to be sure that the primary is gone. */
const onDutyMs = 3000

export const kill = (server: Server): HouseAct => ({
  name: `${server.name} killed`,
  run: async () => {
    await server.kill()
    await pause(restartMs)
    await server.start()
  },
})

export const upgrade = (server: Server): HouseAct => ({
  name: `${server.name} upgraded`,
  run: async () => {
    await server.stop()
    await server.start()
  },
})

export const proxyKilled = ({ proxy }: Stage): HouseAct => ({
  name: "the proxy's workers killed",
  run: proxy.killWorkers,
})

export const proxyUpgraded = ({ proxy }: Stage): HouseAct => ({
  name: 'the proxy reloaded',
  run: proxy.reload,
})

export const standbyKilled = ({ database }: Stage): HouseAct => ({
  name: 'the standby killed',
  run: async () => {
    await database.killStandby()
    await pause(restartMs)
    await database.startStandby()
  },
})

export const primaryDies = ({ database, place }: Stage): HouseAct => ({
  name: 'the primary dies, the standby takes over',
  run: async () => {
    await database.killPrimary()
    await pause(onDutyMs)
    await database.promote()
    await until('every API has found the new primary', async () => {
      const ready = await Promise.all(
        place.ports.api.map((port) => answers(`http://127.0.0.1:${port}/readyz`)),
      )
      return ready.every(Boolean)
    })
  },
})

export const primaryComesBack = ({ database }: Stage): HouseAct => ({
  name: 'what was the primary comes back as the standby',
  run: database.makeWhole,
})
