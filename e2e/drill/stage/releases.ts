import { rm } from 'node:fs/promises'
import { buildParts } from '@lonk/configs/build/build-part.ts'
import { partNames } from '@lonk/configs/project.ts'
import { publish } from '@lonk/configs/release/publish.ts'
import { rollback } from '@lonk/configs/release/rollback.ts'
import { openStore } from '@lonk/configs/release/store.ts'
import { changedBuild } from '../../site/changed-build.ts'
import { textsIn } from '../../site/texts.ts'
import type { Place } from './place.ts'

/** The store of releases, from which both document servers serve. */
export interface Releases {
  /** As `REGISTRY_PUBLIC_KEY` takes it. */
  readonly publicKey: string
  /** A version of mf-chat in which one text differs. Answers its number. */
  readonly release: () => Promise<string>
  /** Back to the one before; answers its number. */
  readonly rollBack: () => Promise<string>
  readonly remove: () => Promise<void>
}

const part = 'mf-chat'

/** Builds what is not built yet, which takes minutes, and publishes all parts. */
export const publishAll = async (
  { folder, registry }: Place,
  say: (line: string) => void,
): Promise<Releases> => {
  const store = openStore({ dataDir: `${folder}/releases`, registry, production: false })
  const builds = await buildParts(partNames, 'production', ({ part: built, seconds }) => {
    if (seconds > 0) say(`built ${built} in ${Math.round(seconds)} s`)
  })
  await publish(store, builds, { budgets: false })
  const changed = await changedBuild(part, [textsIn('nl').chat.conversations.title, 'Postvak in de oefening'])
  return {
    publicKey: store.keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    release: async () => {
      const { releases } = await publish(store, [changed], { budgets: false })
      return releases[0]?.release.version ?? ''
    },
    rollBack: async () => (await rollback(store, part)).to.version,
    remove: () => rm(changed.folder, { recursive: true, force: true }),
  }
}
