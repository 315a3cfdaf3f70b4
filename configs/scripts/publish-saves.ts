import type { createBuildProblems } from '../../shell/server/development/build-problems.ts'
import { dropOldReleases } from '../../shell/server/registry/drop-old-releases.ts'
import type { Build } from '../build/build-part.ts'
import { type Watched, watchPart } from '../build/watch-part.ts'
import { changeStore } from '../release/change-store.ts'
import { publish } from '../release/publish.ts'
import type { Store } from '../release/store.ts'
import { say, seconds } from './say.ts'

interface Saves {
  readonly store: Store
  readonly parts: readonly string[]
  readonly mode: NonNullable<Watched['mode']>
  /** Hears what does not build, or is refused, until it does. */
  readonly problems: ReturnType<typeof createBuildProblems>
}

/** Builds parts with every save and publishes them. Resolves once all are published, with the way to stop. */
export const publishSaves = async ({ store, parts, mode, problems }: Saves): Promise<() => void> => {
  const first = new Map<string, Build>()
  let turn: Promise<unknown> = Promise.resolve()

  const failed = (part: string, text: string) => {
    problems.failed(part, text)
    say(`\n${text}\n`)
  }
  const release = (builds: readonly Build[], what: string) => {
    const since = performance.now()
    turn = turn
      .then(() => publish(store, builds, { budgets: false, facts: false }))
      .then(() => say(`${what} in ${seconds(since)}`))
      .catch((cause) => {
        for (const { part } of builds) failed(part, cause instanceof Error ? cause.message : String(cause))
      })
    return turn
  }

  say(`Building ${parts.join(', ')} for development (the first time takes a while) ...`)
  let tellAllBuilt = () => {}
  const allBuilt = new Promise<void>((resolve) => {
    tellAllBuilt = resolve
  })
  const onBuilt = async (build: Build): Promise<void> => {
    const { part } = build
    problems.built(part)
    if (first.size === parts.length) {
      await release([build], `${part} rebuilt and published`)
      // Every save is a release here: what the registry names no more goes at once.
      await changeStore(store, () => dropOldReleases(store.folder, { age: 0 }))
      return
    }
    first.set(part, build)
    say(`  built ${part}`)
    if (first.size < parts.length) return
    // Shell and remotes refer to each other: the first time they go together.
    await release([...first.values()], 'all parts published')
    tellAllBuilt()
  }
  const stops = parts.map((part) => watchPart(part, { mode, onError: (text) => failed(part, text), onBuilt }))
  await allBuilt
  return () => {
    for (const stop of stops) stop()
  }
}
