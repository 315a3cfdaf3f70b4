import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { projectRoot } from '../project.ts'
import { runProgram } from './run-program.ts'
import { oneCheck, type SuiteResult } from './suite-result.ts'

/** Milliseconds: a check that waits is a check that nobody runs. */
const patience = 3_000

const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      name: z.optional(z.string()),
      dev: z.optional(z.boolean()),
      link: z.optional(z.boolean()),
    }),
  ),
})

/**
 * As the registry answers (`/-/npm/v1/security/advisories/bulk`): by name, what is known of the versions it was asked
 * about.
 */
const answer = z.record(
  z.string(),
  z.array(
    z.object({ url: z.string(), title: z.string(), severity: z.string(), vulnerable_versions: z.string() }),
  ),
)
type Advisories = z.infer<typeof answer>

const kept = z.object({ lock: z.string(), day: z.string(), advisories: answer })

/** An advisory that does not concern us, by its last part (`GHSA-…`), with the reason and the day of the decision. */
const accepted = z.array(
  z.strictObject({
    advisory: z.string().check(z.regex(/^GHSA(-\w{4}){3}$/)),
    reason: z.string().check(z.minLength(20)),
    date: z.iso.date(),
  }),
)

interface Source {
  readonly lockFile: string
  readonly acceptedFile: string
  readonly cacheFile: string
  /** Address of the registry that this project installs from. */
  readonly registry: () => Promise<string>
  readonly now: Date
}

const ownSource = (): Source => ({
  lockFile: join(projectRoot, 'package-lock.json'),
  acceptedFile: join(projectRoot, 'configs/checks/accepted-advisories.json'),
  cacheFile: join(projectRoot, '.cache/advisories.json'),
  registry: async () => process.env.npm_config_registry ?? (await configuredRegistry()),
  now: new Date(),
})

/** npm may warn of something else before it answers. */
const configuredRegistry = async (): Promise<string> => {
  const { output } = await runProgram('npm', ['config', 'get', 'registry'])
  return /^https?:\/\/\S+$/m.exec(output)?.[0] ?? ''
}

/**
 * Compares what is locked for production with the advisories that the registry knows, once a day for one lock file.
 * High and critical ones fail unless accepted. Where the registry cannot be asked, the check's own line says so.
 */
export const checkAdvisories = async (source: Source = ownSource()): Promise<SuiteResult> => {
  const text = await readFile(source.lockFile, 'utf8')
  const exceptions = accepted.safeParse(JSON.parse(await readFile(source.acceptedFile, 'utf8')))
  if (!exceptions.success)
    return oneCheck('advisories', [`${source.acceptedFile}: each needs advisory, reason and date`])
  const key = {
    lock: createHash('sha256').update(text).digest('hex'),
    day: source.now.toISOString().slice(0, 10),
  }
  try {
    const advisories = (await keptFor(source, key)) ?? (await askAndKeep(source, key, text))
    return oneCheck(
      'advisories',
      failuresOf(advisories, new Set(exceptions.data.map(({ advisory }) => advisory))),
    )
  } catch (cause) {
    return oneCheck(`advisories NOT COMPARED, the registry cannot be asked (${reasonOf(cause)})`, [])
  }
}

const keptFor = async (
  { cacheFile }: Source,
  key: { lock: string; day: string },
): Promise<Advisories | null> => {
  const text = await readFile(cacheFile, 'utf8').catch(() => 'null')
  const found = kept.safeParse(JSON.parse(text))
  return found.success && found.data.lock === key.lock && found.data.day === key.day
    ? found.data.advisories
    : null
}

const askAndKeep = async (
  source: Source,
  key: { lock: string; day: string },
  text: string,
): Promise<Advisories> => {
  const advisories = await ask(await source.registry(), lockedVersions(text))
  await mkdir(dirname(source.cacheFile), { recursive: true })
  await writeFile(source.cacheFile, JSON.stringify({ ...key, advisories }))
  return advisories
}

const ask = async (
  registry: string,
  versions: Readonly<Record<string, readonly string[]>>,
): Promise<Advisories> => {
  const address = new URL('-/npm/v1/security/advisories/bulk', `${registry.replace(/\/$/, '')}/`)
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(versions),
    signal: AbortSignal.timeout(patience),
  })
  if (!response.ok) throw new Error(`it answers ${response.status}`)
  const body = answer.safeParse(await response.json().catch(() => null))
  if (!body.success) throw new Error('its answer has another shape')
  return body.data
}

/**
 * Every version of each package that is not for development alone: what builds the parts counts, because it writes
 * their bytes.
 */
export const lockedVersions = (text: string): Readonly<Record<string, readonly string[]>> => {
  const versions = new Map<string, Set<string>>()
  for (const [path, { name, version, dev, link }] of Object.entries(lock.parse(JSON.parse(text)).packages)) {
    const [, installed] = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? []
    if (!installed || !version || dev || link) continue
    // A package under another name says what it really is.
    const real = name ?? installed
    versions.set(real, (versions.get(real) ?? new Set()).add(version))
  }
  return Object.fromEntries([...versions].map(([name, found]) => [name, [...found]]))
}

const failuresOf = (advisories: Advisories, exceptions: ReadonlySet<string>): readonly string[] => {
  const lines = Object.entries(advisories).flatMap(([name, known]) =>
    known
      .filter(({ severity }) => severity === 'high' || severity === 'critical')
      .filter(({ url }) => !exceptions.has(url.split('/').at(-1) ?? ''))
      .map((one) => `${name} ${one.vulnerable_versions}: ${one.severity}, ${one.title} (${one.url})`),
  )
  return lines.length > 0 ? [lines.join('\n')] : []
}

const reasonOf = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause)
  if (cause.name === 'TimeoutError') return `no answer within ${patience / 1000} s`
  return cause.message.split('\n')[0] ?? ''
}
