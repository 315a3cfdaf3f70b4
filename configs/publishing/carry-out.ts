import { rm } from 'node:fs/promises'
import { historyNow, statusNow } from '../release/describe-releases.ts'
import { promote } from '../release/promote.ts'
import { publish } from '../release/publish.ts'
import { lineOfDropped, rollback } from '../release/rollback.ts'
import type { Store } from '../release/store.ts'
import { tryCandidate } from '../release/try-candidate.ts'
import { tryElsewhere } from '../release/try-elsewhere.ts'
import { withdraw } from '../release/withdraw.ts'
import { type Act, unpack } from './call-body.ts'
import { makeUploadFolder } from './old-uploads.ts'
import { readOwners } from './owners.ts'
import { Refused } from './refused.ts'
import { encodeRunning } from './running-files.ts'
import { anyPart } from './signed-call.ts'

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
  if (part === anyPart && wish.act !== 'status' && wish.act !== 'history')
    throw new Refused(403, `${wish.act} is done to one part, and the call names none`)
  switch (wish.act) {
    case 'status':
      return read('what runs was read', await statusNow(store))
    case 'history':
      return read(`the history of ${wish.of} was read`, await historyNow(store, wish.of))
    case 'release':
      return release(store, owner, part, wish, rest)
    case 'promote': {
      const { from, to, notCompared } = await promote(store, part)
      const said = [...notCompared, `${part} ${to.version} is for everybody, was ${from.version}`]
      return { version: to.version, said }
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
      const done = await rollback(store, part, { to: wish.to })
      const { from, to, passedOver, notCompared } = done
      const passed = passedOver.map((reason) => `passed over: ${reason}`)
      return {
        version: to.version,
        said: [
          ...passed,
          ...notCompared,
          `${part} is at ${to.version}, was ${from.version}`,
          ...lineOfDropped(part, done),
        ],
      }
    }
    case 'withdraw': {
      const { version } = await withdraw(store, part)
      return { version, said: [`${part} ${version} is out of the site`] }
    }
  }
}

/** The log keeps that somebody looked, the answer what they saw. */
const read = (what: string, said: readonly string[]): Done => ({
  version: null,
  said: [what],
  content: Buffer.from(JSON.stringify({ version: null, said })),
})

const release = async (
  store: Store,
  owner: string,
  part: string,
  wish: Extract<Act, { act: 'release' }>,
  rest: Buffer,
): Promise<Done> => {
  const folder = await makeUploadFolder()
  try {
    await unpack(wish, rest, folder)
    const { note, forced, overBudget, ...made } = wish.made
    const owners = (await readOwners(store)).filter(({ parts }) => parts.includes(part))
    const { releases, warnings, notCompared, sequence } = await publish(
      store,
      [{ part, folder, sourceHash: wish.sourceHash }],
      {
        made: {
          ...made,
          by: owner,
          ...(note ? { note } : {}),
          ...(forced ? { forced } : {}),
          ...(overBudget ? { overBudget } : {}),
        },
        owners: owners.map(({ name }) => name),
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
        ...notCompared,
      ],
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
