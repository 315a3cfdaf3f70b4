import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promote } from '../release/promote.ts'
import { publish } from '../release/publish.ts'
import { rollback } from '../release/rollback.ts'
import type { Store } from '../release/store.ts'
import { tryCandidate } from '../release/try-candidate.ts'
import { tryElsewhere } from '../release/try-elsewhere.ts'
import { withdraw } from '../release/withdraw.ts'
import { type Act, unpack } from './call-body.ts'
import { encodeRunning } from './running-files.ts'

export interface Done {
  /** Null where it is about none. */
  readonly version: string | null
  readonly said: readonly string[]
  /** What the call is answered with instead of what is said. */
  readonly content?: Buffer
}

interface Call {
  readonly owner: string
  readonly part: string
  readonly wish: Act
  readonly rest: Buffer
}

/** Does what a call asks for, by the very functions that the commands on this machine use. */
export const carryOut = async (
  store: Store,
  { owner, part, wish, rest }: Call,
  trialOrigins: readonly string[],
): Promise<Done> => {
  switch (wish.act) {
    case 'release':
      return release(store, owner, part, wish, rest)
    case 'promote': {
      const { from, to } = await promote(store, part)
      return { version: to.version, said: [`${part} ${to.version} is for everybody, was ${from.version}`] }
    }
    case 'running':
      return { version: null, said: ['what runs was read'], content: await encodeRunning(store) }
    case 'try': {
      if (wish.from !== undefined) {
        const wanted = { from: wish.from, origins: trialOrigins, days: wish.days }
        const { trial, path } = await tryElsewhere(store, part, wanted)
        return { version: null, said: [`${part} from ${trial.from} until ${trial.until}: ${path}`] }
      }
      const { trial, path } = await tryCandidate(store, part, { days: wish.days })
      return { version: trial.version, said: [`${part} ${trial.version} until ${trial.until}: ${path}`] }
    }
    case 'rollback': {
      const { from, to, passedOver } = await rollback(store, part, { to: wish.to })
      const passed = passedOver.map((reason) => `passed over: ${reason}`)
      return { version: to.version, said: [...passed, `${part} is at ${to.version}, was ${from.version}`] }
    }
    case 'withdraw': {
      const { version } = await withdraw(store, part)
      return { version, said: [`${part} ${version} is out of the site`] }
    }
  }
}

const release = async (
  store: Store,
  owner: string,
  part: string,
  wish: Extract<Act, { act: 'release' }>,
  rest: Buffer,
): Promise<Done> => {
  // Outside the store: an upload that is refused, or ends with this process, leaves nothing in it.
  const folder = await mkdtemp(join(tmpdir(), 'lonk-upload-'))
  try {
    await unpack(wish, rest, folder)
    const { note, forced, ...made } = wish.made
    const { releases, warnings, sequence } = await publish(
      store,
      [{ part, folder, sourceHash: wish.sourceHash }],
      {
        made: { ...made, by: owner, ...(note ? { note } : {}), ...(forced ? { forced } : {}) },
        ...(wish.canary === undefined ? {} : { canary: wish.canary }),
      },
    )
    const version = releases[0]?.release.version ?? ''
    const whom = wish.canary === undefined ? 'everybody' : `${Math.round(wish.canary * 100)} % of visitors`
    return {
      version,
      said: [
        `${part} ${version} is published for ${whom}, registry ${sequence}`,
        ...warnings.map((warning) => `over budget: ${warning}`),
      ],
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
