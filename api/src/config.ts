import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { type Bucket, readRegistryBucket } from '@lonk/shared-api/bucket/bucket-location.ts'
import { readLocation, type StoreLocation } from './adapters/files/store-location.ts'
import { serversIn } from './database/servers.ts'
import { loadSecrets, type Secrets } from './secrets.ts'
import { allOf, StartError } from './start-error.ts'

export type Config = {
  environment: 'production' | 'development' | 'test'
  apiPort: number
  /** How long a process that is told to end still answers. */
  drainSeconds: number
  /** Where members see the site, without a slash at the end. */
  publicUrl: string
  dataDir: string
  databaseUrl: string | null
  /** Standbys of it, for reads that may lag. */
  databaseReadUrl: string | null
  /** Connections of this process to a database server, for members' calls. */
  databasePool: number
  mailUrl: string | null
  /** Password that the mail provider's notices come with; without one they are refused. */
  mailWebhookSecret: string | null
  /** Where text messages are posted to, and the bearer token that goes with them. */
  smsUrl: string | null
  smsToken: string | null
  /** Push services besides those of the known browsers, as host or host:port. */
  pushHosts: readonly string[]
  /** Whom a push service may write to about us: a mailto: or https: address. */
  pushContact: string
  payments: 'sandbox' | 'mollie'
  mollieKey: string | null
  /** Root of Mollie's API; another one only in tests. */
  mollieUrl: string
  /** Pictures, and in it the archives that members asked for. */
  photoStore: StoreLocation
  registry: string
  /** Where document servers on other machines have their releases from; null where that folder is looked into. */
  registryBucket: Bucket | null
  rateLimitFactor: number
  /** Addresses and networks of document servers on other machines, whose word on the visitor is taken. */
  documentServers: readonly string[]
  /** Header in which a trusted proxy names the visitor's country. */
  countryHeader: string | null
  /** MMDB file of countries by address, asked where no proxy names the country. */
  geoipFile: string | null
  demoPassword: string
  /** False in tests that want nobody but themselves to act. */
  demoLife: boolean
  sessionCookie: { name: string; secure: boolean }
  /** Serve `/api/openapi.json`; off in production unless asked for. */
  openApi: boolean
  /** Port of `/metrics` on the loopback address; null for none. */
  metricsPort: number | null
  /** 0 in tests, which change settings and look at once. */
  settingsCacheMs: number
  secrets: Secrets
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the environment once. What cannot be or is unfit for production stops the start, a line for each. */
export const readConfig = (env: Environment = process.env): Config => {
  const environment = oneOf(env, 'NODE_ENV', ['production', 'development', 'test'], 'development')
  const production = environment === 'production'
  const dataDir = resolve(env.DATA_DIR || '.data')
  const local = new URL(`http://localhost:${env.PORT || 3000}`)
  return allOf({
    environment: () => environment,
    apiPort: () => integer(env, 'API_PORT', 0, 0, 65_535),
    drainSeconds: () => readDrainSeconds(env, production),
    publicUrl: () => readPublicUrl(env, local, production).origin,
    dataDir: () => dataDir,
    databaseUrl: () => readDatabaseUrl(env),
    databaseReadUrl: () => readDatabaseReadUrl(env),
    databasePool: () => integer(env, 'DB_POOL', 20, 2, 200),
    mailUrl: () => readMailUrl(env, production),
    mailWebhookSecret: () => env.MAIL_WEBHOOK_SECRET || null,
    smsUrl: () => readSmsUrl(env),
    smsToken: () => env.SMS_TOKEN || null,
    pushHosts: () => listOf(env.PUSH_HOSTS),
    pushContact: () => env.VAPID_SUBJECT || `mailto:push@${knownUrl(env, local).hostname}`,
    payments: () => readPayments(env, production),
    mollieKey: () => readMollieKey(env, production),
    mollieUrl: () => address(env, 'MOLLIE_URL', ['https:']) ?? 'https://api.mollie.com/v2/',
    photoStore: () =>
      readLocation(env.PHOTO_STORE || join(dataDir, 'photos'), { name: 'PHOTO_STORE', env, production }),
    registry: () => folder(env, 'REGISTRY', join(dataDir, 'registry')),
    registryBucket: () => readRegistryBucket({ env, production, refuse: refuseBucket }),
    rateLimitFactor: () => readRateLimitFactor(env, environment),
    documentServers: () => listOf(env.DOCUMENT_SERVERS).map(networkIn),
    countryHeader: () => readCountryHeader(env),
    geoipFile: () => (env.GEOIP_FILE ? resolve(env.GEOIP_FILE) : null),
    demoPassword: () => env.DEMO_PASSWORD || 'lonk-demo-2026',
    demoLife: () => oneOf(env, 'DEMO_LIFE', ['on', 'off'], 'on') === 'on' && !production,
    sessionCookie: () => cookieFor(knownUrl(env, local), production),
    openApi: () => oneOf(env, 'OPENAPI', ['on', 'off'], production ? 'off' : 'on') === 'on',
    metricsPort: () => (env.METRICS_PORT ? integer(env, 'METRICS_PORT', 0, 0, 65_535) : null),
    settingsCacheMs: () => (environment === 'test' ? 0 : 5000),
    secrets: () => loadSecrets(env, dataDir, production),
  })
}

const listOf = (raw: string | undefined): string[] =>
  raw
    ?.split(',')
    .map((entry) => entry.trim())
    .filter(Boolean) ?? []

/** An address, or a network as `10.1.0.0/16`; never everybody. */
const networkIn = (entry: string): string => {
  const [address = '', bits, ...more] = entry.split('/')
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  const isNetwork = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= most)
  if (most === 0 || more.length > 0 || !isNetwork)
    throw new StartError(`DOCUMENT_SERVERS=${entry}: an address or a network such as 10.1.0.0/16 is needed`)
  return entry
}

/** Something is in front of a port that others know. A document server's own API ends once nobody asks any more. */
const readDrainSeconds = (env: Environment, production: boolean): number =>
  Number(env.API_PORT) > 0 ? integer(env, 'DRAIN_SECONDS', production ? 5 : 0, 0, 999) : 0

/** Of one server or several, as `psql` takes it. */
const readDatabaseUrl = (env: Environment): string | null => {
  if (!env.DATABASE_URL) return null
  serversIn(env.DATABASE_URL)
  return env.DATABASE_URL
}

const readDatabaseReadUrl = (env: Environment): string | null => {
  if (!env.DATABASE_READ_URL) return null
  if (!env.DATABASE_URL) throw new StartError('DATABASE_READ_URL: with it DATABASE_URL is needed')
  serversIn(env.DATABASE_READ_URL, 'DATABASE_READ_URL')
  return env.DATABASE_READ_URL
}

/** Without a proxy that overwrites it, every visitor writes it as they like. */
const readCountryHeader = (env: Environment): string | null => {
  const name = env.COUNTRY_HEADER?.toLowerCase()
  if (name && !['1', 'on', 'yes', 'true'].includes(env.TRUST_PROXY ?? ''))
    throw new StartError(`COUNTRY_HEADER=${env.COUNTRY_HEADER}: with it TRUST_PROXY=on is needed`)
  return name || null
}

const isLoopback = (host: string) => host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host)

/**
 * A `__Host-` cookie must be Secure. Over http Safari keeps no such cookie, not even from this machine, so that nobody
 * could log in: outside production it goes without.
 */
export const cookieFor = (url: URL, production: boolean): Config['sessionCookie'] =>
  url.protocol === 'https:' || production
    ? { name: '__Host-sid', secure: true }
    : { name: 'sid', secure: false }

const readPublicUrl = (env: Environment, local: URL, production: boolean): URL => {
  const raw = env.PUBLIC_URL
  if (production && !raw)
    throw new StartError('PUBLIC_URL: production needs the address that members see, as https://lonk.example')
  const url = raw ? parseUrl('PUBLIC_URL', raw, ['http:', 'https:']) : local
  if (production && url.protocol === 'http:' && !isLoopback(url.hostname))
    throw new StartError(`PUBLIC_URL=${raw}: production needs https`)
  return url
}

/** For what is made of it: that it cannot be read has been said already. */
const knownUrl = (env: Environment, local: URL): URL => URL.parse(env.PUBLIC_URL ?? '') ?? local

const readMailUrl = (env: Environment, production: boolean): string | null => {
  const url = address(env, 'MAIL_URL', ['smtp:', 'smtps:'])
  if (production && !url)
    throw new StartError('MAIL_URL: production needs a mail server, as smtps://user:password@mail.example')
  return url
}

/** What a folder's place has no use for: `s3://bucket` would become a folder of that name. */
const folder = (env: Environment, name: string, usual: string): string => {
  const raw = env[name]
  if (raw && /^[a-z][a-z0-9+.-]*:\/\//i.test(raw))
    throw new StartError(`${name}: a folder is needed, not an address`)
  return resolve(raw || usual)
}

const refuseBucket = (what: string): never => {
  throw new StartError(`REGISTRY_BUCKET: ${what}`)
}

/** Without https the token and the numbers travel in the open; on this machine that harms nobody. */
const readSmsUrl = (env: Environment): string | null => {
  const raw = address(env, 'SMS_URL', ['https:', 'http:'])
  if (raw === null) return null
  const { protocol, hostname } = new URL(raw)
  if (protocol === 'http:' && !isLoopback(hostname)) throw new StartError('SMS_URL: https is needed')
  return raw
}

const readPayments = (env: Environment, production: boolean): Config['payments'] => {
  const payments = oneOf(env, 'PAYMENTS', ['sandbox', 'mollie'], 'sandbox')
  // On the sandbox's page everybody may say that they have paid.
  if (production && payments === 'sandbox') throw new StartError('PAYMENTS=sandbox: production needs mollie')
  if (payments === 'mollie' && !env.MOLLIE_KEY) throw new StartError('PAYMENTS=mollie needs MOLLIE_KEY')
  return payments
}

const readMollieKey = (env: Environment, production: boolean): string | null => {
  // With a test key everybody gets credits, and nobody's money moves.
  if (production && env.MOLLIE_KEY?.startsWith('test_'))
    throw new StartError('MOLLIE_KEY: production needs the live key, not the test key')
  return env.MOLLIE_KEY || null
}

const readRateLimitFactor = (env: Environment, environment: Config['environment']): number => {
  const usual = { production: 1, development: 20, test: 1000 }[environment]
  const factor = env.RATE_LIMIT_FACTOR ? Number(env.RATE_LIMIT_FACTOR) : usual
  if (!(factor > 0))
    throw new StartError(`RATE_LIMIT_FACTOR=${env.RATE_LIMIT_FACTOR}: a number above 0 is needed`)
  if (environment === 'production' && factor > 1)
    throw new StartError(`RATE_LIMIT_FACTOR=${factor}: production allows at most 1`)
  return factor
}

const oneOf = <const Choice extends string>(
  env: Environment,
  name: string,
  choices: readonly Choice[],
  usual: Choice,
): Choice => {
  const raw = env[name]
  if (!raw) return usual
  const choice = choices.find((candidate) => candidate === raw)
  if (!choice) throw new StartError(`${name}=${raw}: one of ${choices.join(', ')} is needed`)
  return choice
}

const integer = (env: Environment, name: string, usual: number, min: number, max: number): number => {
  const value = env[name] ? Number(env[name]) : usual
  if (!Number.isInteger(value) || value < min || value > max)
    throw new StartError(`${name}=${env[name]}: a whole number from ${min} to ${max} is needed`)
  return value
}

const address = (env: Environment, name: string, protocols: readonly string[]): string | null => {
  const raw = env[name]
  if (!raw) return null
  parseUrl(name, raw, protocols)
  return raw
}

// The value is not repeated: it may hold a password.
const parseUrl = (name: string, raw: string, protocols: readonly string[]): URL => {
  const url = URL.canParse(raw) ? new URL(raw) : null
  if (!url || !protocols.includes(url.protocol))
    throw new StartError(
      `${name}: an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')} is needed`,
    )
  return url
}
