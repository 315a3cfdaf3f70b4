// npm run release -- <part ...|all> [--canary 10] [--note <text>] [--force] [--over-budget] [--to <address>]: checks, tests,
// builds, tries in a browser and publishes while the site runs.
import { parseArgs } from 'node:util'
import type { ReleaseOrigin } from '@lonk/shared-events/registry.ts'
import { readConfig } from '../../shell/server/config.ts'
import { exitWithReason } from '../../shell/server/process-end.ts'
import { StartError } from '../../shell/server/start-error.ts'
import { type BuildResult, buildParts } from '../build/build-part.ts'
import { projectRoot } from '../project.ts'
import { adoptSite } from '../publishing/adopt-site.ts'
import { encodeUpload } from '../publishing/call-body.ts'
import { type OwnerKey, readOwnerKey } from '../publishing/owner-key.ts'
import { callSite } from '../publishing/remote-site.ts'
import { earlyProblems } from '../release/early-problems.ts'
import { originOf } from '../release/origin.ts'
import { publish } from '../release/publish.ts'
import { ReleaseError } from '../release/release-error.ts'
import { openStore, type ReadableStore, type Store } from '../release/store.ts'
import { partsNamed } from './parts-named.ts'
import { passGate } from './pass-gate.ts'
import { passSmoke } from './pass-smoke.ts'
import { say } from './say.ts'

const shareOf = (text: string): number => {
  const percent = Number(text.replace(/%$/, ''))
  if (percent === 0 || (percent >= 1 && percent < 100)) return percent / 100
  throw new StartError(
    `--canary is ${JSON.stringify(text)}: 1 to 99 percent of the visitors, or 0 for testers alone`,
  )
}

/**
 * Built while the checks and tests go on: a team waits for the longer of the two. Neither is left behind half-made where
 * the other one fails.
 */
const checkedBuilds = async (
  parts: readonly string[],
  made: ReleaseOrigin,
): Promise<readonly BuildResult[]> => {
  const building = buildParts(parts, 'production')
  const [gate] = await Promise.allSettled([passGate(parts, made), building])
  if (gate.status === 'rejected') throw gate.reason
  return building
}

/** Who it is the site knows by the key. */
const withoutName = ({ by: _, ...made }: ReleaseOrigin): Omit<ReleaseOrigin, 'by'> => made

interface Wish {
  readonly parts: readonly string[]
  readonly canary: number | undefined
  readonly made: ReleaseOrigin
  readonly force: boolean
}

const built = async (store: ReadableStore | null, { parts, made, force }: Wish) => {
  const problems = store ? await earlyProblems(store, parts) : []
  if (problems.length > 0) throw new ReleaseError(problems)
  return force ? buildParts(parts, 'production') : checkedBuilds(parts, made)
}

interface Target {
  readonly site: string
  readonly key: OwnerKey
  readonly part: string
}

/** By force nothing is looked at here: what does not fit there is refused there. */
const sendTo = async ({ site, key, part }: Target, wish: Wish): Promise<void> => {
  const { canary, made } = wish
  const beside = wish.force ? null : await adoptSite(site, key, part)
  try {
    const builds = await built(beside?.store ?? null, wish)
    if (beside) await passSmoke(beside.store, builds)
    for (const build of builds) {
      const body = encodeUpload(build.folder, {
        sourceHash: build.sourceHash,
        made: withoutName(made),
        ...(canary === undefined ? {} : { canary }),
      })
      const { said } = await callSite(site, key, part, body)
      for (const line of said) say(line)
    }
  } finally {
    await beside?.remove()
  }
}

const releaseHere = async (store: Store, wish: Wish): Promise<void> => {
  const { canary, made } = wish
  const builds = await built(store, wish)
  if (!wish.force) await passSmoke(store, builds)
  const { releases, warnings, notCompared, sequence } = await publish(store, builds, {
    made,
    ...(canary === undefined ? {} : { canary }),
  })
  for (const { release, before } of releases) {
    const took = builds.find(({ part }) => part === release.part)?.seconds ?? 0
    const how = took > 0 ? `built in ${took.toFixed(1)} s` : 'built before'
    const came = before && before.version !== release.version ? `, was ${before.version}` : ''
    const same = before?.version === release.version ? ', the same as before' : ''
    say(`${release.part} ${release.version} is published (${how}${came}${same})`)
  }
  for (const warning of warnings) say(`over budget: ${warning}`)
  for (const line of notCompared) say(line)
  say(
    canary === undefined
      ? `Registry ${sequence}: served from the next page load on.`
      : `Registry ${sequence}: ${Math.round(canary * 100)} % of visitors get it from their next page load on.`,
  )
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      force: { type: 'boolean', default: false },
      'over-budget': { type: 'boolean', default: false },
      canary: { type: 'string' },
      note: { type: 'string' },
      to: { type: 'string' },
    },
  })
  const parts = partsNamed(positionals)
  const canary = values.canary === undefined ? undefined : shareOf(values.canary)
  if (values.to && parts.length > 1)
    throw new StartError(
      '--to sends one part at a time, each live before the next: release what belongs together in one swap where the store is (npm run release -- all)',
    )
  // Before minutes are spent on a build that could not be sent, or published.
  const key = values.to ? readOwnerKey(process.env.PUBLISH_KEY) : null
  // Asked before the build: what is saved while it goes on may be in it or not.
  const made = await originOf({
    folder: projectRoot,
    note: values.note,
    forced: values.force,
    overBudget: values['over-budget'],
  })
  const wish = { parts, canary, made, force: values.force }
  const [part = ''] = parts
  if (values.to && key) await sendTo({ site: values.to, key, part }, wish)
  else await releaseHere(openStore(readConfig(process.env)), wish)
} catch (cause) {
  exitWithReason(cause)
}
