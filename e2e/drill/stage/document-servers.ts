import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Place } from './place.ts'
import { answers, createServer, type Server } from './server.ts'

const main = fileURLToPath(new URL('../../../shell/server/main.ts', import.meta.url))

/** As in production: with the public key alone, and the time that it gives the proxy to look elsewhere. */
export const documentServers = (
  { ports, folder, registry, publicUrl, logs }: Place,
  publicKey: string,
): readonly Server[] =>
  ports.documents.map((port, index) =>
    createServer({
      name: `documents ${index + 1}`,
      command: [process.execPath, main],
      env: {
        NODE_ENV: 'production',
        PORT: String(port),
        HOST: '127.0.0.1',
        PUBLIC_URL: publicUrl,
        DATA_DIR: join(folder, `documents-${index + 1}`),
        REGISTRY: registry,
        REGISTRY_PUBLIC_KEY: publicKey,
        API_URL: `http://127.0.0.1:${ports.apis}`,
        TRUST_PROXY: 'on',
      },
      log: join(logs, `documents-${index + 1}.log`),
      isReady: () => answers(`http://127.0.0.1:${port}/readyz`),
    }),
  )
