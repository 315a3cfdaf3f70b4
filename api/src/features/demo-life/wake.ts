import type { Services } from '../../services.ts'
import { type DemoLife, nobody } from './demo-life.ts'
import { lifePorts } from './ports.ts'

/**
 * Lets the demo's members live, never in production and not with DEMO_LIFE=off. The demo is loaded only then: a
 * production image need not have it.
 */
export const wakeDemo = async (services: Services): Promise<DemoLife> => {
  if (!services.config.demoLife) return nobody
  const { startDemoLife } = await import('../../../demo/life.ts')
  const { db, clock, log } = services
  const life = startDemoLife({ db, clock, ports: lifePorts(services) })
  const orWarn = (what: Promise<void>) =>
    void what.catch((error: unknown) => log.warn({ err: error }, 'the demo did not hear of something'))
  return {
    messageArrived: (message) => orWarn(life.messageArrived(message)),
    likeArrived: (like) => orWarn(life.likeArrived(like)),
    stop: life.stop,
  }
}
