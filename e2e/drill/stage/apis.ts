import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Place } from './place.ts'
import { answers, createServer, type Server } from './server.ts'

const main = fileURLToPath(new URL('../../../api/src/main.ts', import.meta.url))

/** As in production, but that the sandbox is the payment provider and limits do not slow one machine's members. */
export const apiEnvironment = (
  { folder, photos, registry, publicUrl }: Place,
  databaseUrl: string,
  name = 'office',
): Record<string, string> => ({
  NODE_ENV: 'development',
  DATA_DIR: join(folder, name),
  DATABASE_URL: databaseUrl,
  // Whichever follows the other answers searches.
  DATABASE_READ_URL: databaseUrl,
  PUBLIC_URL: publicUrl,
  PHOTO_STORE: photos,
  REGISTRY: registry,
  SECRET: 'a secret of the drill, long enough to be one',
  TRUST_PROXY: 'on',
  DEMO_LIFE: 'off',
  LOG_LEVEL: 'warn',
  RATE_LIMIT_FACTOR: '1000000',
})

export const apiServers = (place: Place, databaseUrl: string): readonly Server[] =>
  place.ports.api.map((port, index) => {
    const name = `api ${index + 1}`
    return createServer({
      name,
      command: [process.execPath, main],
      env: {
        ...apiEnvironment(place, databaseUrl, `api-${index + 1}`),
        API_PORT: String(port),
        DRAIN_SECONDS: '5',
      },
      log: join(place.logs, `api-${index + 1}.log`),
      isReady: () => answers(`http://127.0.0.1:${port}/readyz`),
      hearsParent: true,
    })
  })
