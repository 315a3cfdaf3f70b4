import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Bucket, readRegistryBucket } from '@lonk/shared-api/bucket/bucket-location.ts'
import { StartError } from './start-error.ts'

export interface ServerConfig {
  readonly production: boolean
  readonly port: number
  /** Null: localhost, on both loopback addresses. */
  readonly host: string | null
  /** Null: `http://localhost:<port>`, once the port is known. */
  readonly publicUrl: string | null
  readonly dataDir: string
  readonly registry: string
  /** Where that folder has its releases from; null where it is all there is. */
  readonly registryBucket: Bucket | null
  /** Null: the API is a child process of this one. */
  readonly apiUrl: string | null
  readonly trustProxy: boolean
  /** The header in which the proxy in front names the visitor's country. */
  readonly countryHeader: string | null
  /** Owners may publish from other machines; the server that takes it signs the registry. */
  readonly publishing: boolean
  /** Developers' servers from which testers may have a part, by a signed link; none: that is off. */
  readonly trialOrigins: readonly string[]
  /** How long a site that is told to end still answers, while its readiness says no. */
  readonly drainSeconds: number
  /** Port of `/metrics` on the loopback address; null for none. */
  readonly metricsPort: number | null
}

type Environment = Readonly<Record<string, string | undefined>>

const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

/** Every setting has a working default; an impossible value stops the start with one clear line. */
export const readConfig = (env: Environment): ServerConfig => {
  const dataDir = resolve(env.DATA_DIR || join(projectRoot, '.data'))
  const production = env.NODE_ENV === 'production'
  return {
    production,
    port: portOf(env.PORT),
    host: env.HOST && env.HOST !== 'localhost' ? env.HOST : null,
    publicUrl: urlOf('PUBLIC_URL', env.PUBLIC_URL),
    dataDir,
    registry: registryOf(env, dataDir),
    registryBucket: readRegistryBucket({ env, production, refuse: refuseBucket }),
    apiUrl: urlOf('API_URL', env.API_URL),
    trustProxy: switchOf('TRUST_PROXY', env.TRUST_PROXY),
    countryHeader: countryHeaderOf(env),
    metricsPort: env.SITE_METRICS_PORT ? portOf(env.SITE_METRICS_PORT, 'SITE_METRICS_PORT') : null,
    publishing: switchOf('PUBLISHING', env.PUBLISHING),
    trialOrigins: trialOriginsOf(env.TRIAL_ORIGINS, production),
    drainSeconds: secondsOf('DRAIN_SECONDS', env.DRAIN_SECONDS || (production ? '5' : '0')),
  }
}

/** An address, as of a bucket, would become a folder of that name. */
const registryOf = (env: Environment, dataDir: string): string => {
  if (env.REGISTRY && /^[a-z][a-z0-9+.-]*:\/\//i.test(env.REGISTRY))
    throw new StartError(`REGISTRY is ${JSON.stringify(env.REGISTRY)}: a folder of this machine is needed`)
  return resolve(env.REGISTRY || join(dataDir, 'registry'))
}

const refuseBucket = (what: string): never => {
  throw new StartError(`REGISTRY_BUCKET: ${what}`)
}

/** Without a proxy that overwrites it, every visitor writes it as they like. */
const countryHeaderOf = (env: Environment): string | null => {
  const name = env.COUNTRY_HEADER?.toLowerCase()
  if (!name) return null
  if (switchOf('TRUST_PROXY', env.TRUST_PROXY)) return name
  throw new StartError(
    `COUNTRY_HEADER is ${JSON.stringify(env.COUNTRY_HEADER)}: with it TRUST_PROXY=on is needed`,
  )
}

const portOf = (text = '3000', name = 'PORT'): number => {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new StartError(`${name} is ${JSON.stringify(text)}: a whole number from 0 to 65535 is needed`)
}

const secondsOf = (name: string, text: string): number => {
  if (/^\d{1,3}$/.test(text)) return Number(text)
  throw new StartError(`${name} is ${JSON.stringify(text)}: whole seconds from 0 to 999 are needed`)
}

const urlOf = (name: string, text: string | undefined): string | null => {
  if (!text) return null
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search) return url.origin
  throw new StartError(
    `${name} is ${JSON.stringify(text)}: an address such as https://lonk.example is needed`,
  )
}

/** They go into the policy of documents: a plain host and nothing that would mean something there. */
const trialOriginsOf = (text: string | undefined, production: boolean): readonly string[] =>
  (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => {
      const url = URL.parse(one)
      const isSafe = url?.protocol === 'https:' || ['localhost', '127.0.0.1'].includes(url?.hostname ?? '')
      const isOrigin = url && /^https?:$/.test(url.protocol) && /^[a-z0-9.-]+$/.test(url.hostname)
      if (isOrigin && url.href === `${url.origin}/` && (isSafe || !production)) return url.origin
      throw new StartError(
        `TRIAL_ORIGINS is ${JSON.stringify(text)}: origins such as https://dev.lonk.example or http://localhost:4203, with commas between them, are needed`,
      )
    })

const switchOf = (name: string, text: string | undefined): boolean => {
  if (!text || ['0', 'off', 'no', 'false'].includes(text)) return false
  if (['1', 'on', 'yes', 'true'].includes(text)) return true
  throw new StartError(`${name} is ${JSON.stringify(text)}: on or off is needed`)
}
