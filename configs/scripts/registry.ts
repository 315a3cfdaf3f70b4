// npm run registry -- status | history <part> | promote <part> | withdraw <part>: what runs, and what to make of it.
import { readConfig } from '../../shell/server/config.ts'
import { exitWithReason } from '../../shell/server/process-end.ts'
import { registryToChange } from '../../shell/server/registry/swap-registry.ts'
import { StartError } from '../../shell/server/start-error.ts'
import { historyOf, statusOf } from '../release/describe-releases.ts'
import { promote } from '../release/promote.ts'
import { openStore } from '../release/store.ts'
import { withdraw } from '../release/withdraw.ts'
import { say } from './say.ts'

const usage = 'npm run registry -- status | history <part> | promote <part> | withdraw <part>'

const partOf = (part: string | undefined): string => {
  if (part) return part
  throw new StartError(`a part is needed: ${usage}`)
}

const store = () => openStore(readConfig(process.env))

const acts: Readonly<Record<string, (part: string | undefined) => Promise<void>>> = {
  status: async () => {
    const opened = store()
    for (const line of await statusOf(opened, await registryToChange(opened))) say(line)
  },
  history: async (named) => {
    const part = partOf(named)
    const opened = store()
    const { parts } = await registryToChange(opened)
    const lines = await historyOf(opened, part, parts[part])
    for (const line of lines.length > 0 ? lines : [`${part} has never been published`]) say(line)
  },
  promote: async (named) => {
    const part = partOf(named)
    const { from, to } = await promote(store(), part)
    say(`${part} ${to.version} is for everybody from the next page load on, was ${from.version}.`)
  },
  withdraw: async (named) => {
    const part = partOf(named)
    const gone = await withdraw(store(), part)
    say(`${part} ${gone.version} is out of the site; npm run release -- ${part} brings it back.`)
  },
}

try {
  const [verb = 'status', part, ...rest] = process.argv.slice(2)
  const act = acts[verb]
  if (!act || rest.length > 0) throw new StartError(usage)
  await act(part)
} catch (cause) {
  exitWithReason(cause)
}
