// npm run registry: what runs, what to make of it, and who may publish from elsewhere; see `usage` below.
import { parseArgs } from 'node:util'
import { readConfig } from '../../shell/server/config.ts'
import { exitWithReason } from '../../shell/server/process-end.ts'
import { triedName } from '../../shell/server/registry/trial.ts'
import { StartError } from '../../shell/server/start-error.ts'
import { callsOfCheckout } from '../contract/checkout-calls.ts'
import { readAudit } from '../publishing/audit.ts'
import { encodeAct } from '../publishing/call-body.ts'
import { makeOwnerKey, readOwnerKey } from '../publishing/owner-key.ts'
import { addOwner, readOwners, removeOwner } from '../publishing/owners.ts'
import { callSite } from '../publishing/remote-site.ts'
import { anyPart } from '../publishing/signed-call.ts'
import { breaksOnApi } from '../release/breaks-on-api.ts'
import { shareAll } from '../release/bucket/share-all.ts'
import { historyNow, statusNow } from '../release/describe-releases.ts'
import { promote } from '../release/promote.ts'
import { ReleaseError } from '../release/release-error.ts'
import { openStore, openStoreToRead } from '../release/store.ts'
import { tryCandidate } from '../release/try-candidate.ts'
import { tryElsewhere } from '../release/try-elsewhere.ts'
import { withdraw } from '../release/withdraw.ts'
import { say } from './say.ts'

const usage =
  'npm run registry -- status [--site <address>] | history <part> [--site <address>] | try <part> [--from <address>] [--days 7] [--site <address>] | promote <part> [--site <address>] | withdraw <part> [--site <address>] | ' +
  'send | api | ' +
  'audit | owners | owners add <name> <public key> <part ...> | owners remove <name> | owner-key <name> <new file>'

const partOf = (part: string | undefined): string => {
  if (part) return part
  throw new StartError(`a part is needed: ${usage}`)
}

const store = () => openStore(readConfig(process.env))
/** For whoever only looks. */
const storeToRead = () => openStoreToRead(readConfig(process.env))

const originOf = (address: string): string => {
  const url = URL.parse(address)
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin
  throw new StartError(`--from is ${JSON.stringify(address)}: an address such as http://localhost:4203`)
}

const atSite = async (site: string, part: string, wish: Parameters<typeof encodeAct>[0]): Promise<void> => {
  const { said } = await callSite(site, readOwnerKey(process.env.PUBLISH_KEY), part, encodeAct(wish))
  for (const line of said) say(line)
}

interface Options {
  readonly site: string | undefined
  readonly from: string | undefined
  /** How long a link counts; a week for a candidate and a day for what comes from elsewhere unless it is said. */
  readonly days: number | undefined
}

type Act = (part: string | undefined, more: readonly string[], options: Options) => Promise<void>

const acts: Readonly<Record<string, Act>> = {
  /** Before an API is upgraded to this checkout's. */
  api: async () => {
    const { problems, notCompared } = await breaksOnApi(storeToRead(), callsOfCheckout())
    for (const line of notCompared) say(line)
    if (problems.length > 0) throw new ReleaseError(problems)
    say('Nothing that visitors get would break on the API of this checkout.')
  },
  audit: async () => {
    for (const { time, owner, part, act, version, status, outcome } of await readAudit(
      readConfig(process.env).registry,
    ))
      say([time, owner || 'nobody', act, part, version ?? 'no version', status, outcome].join('  '))
  },
  'owner-key': async (owner, [file]) => {
    if (!owner || !file) throw new StartError(usage)
    say(makeOwnerKey(owner, file))
  },
  owners: async (verb, [name, publicKey, ...parts]) => {
    if (verb === 'add' && name && publicKey && parts.length > 0)
      await addOwner(store(), { name, publicKey, parts })
    else if (verb === 'remove' && name && !publicKey) await removeOwner(store(), name)
    else if (verb) throw new StartError(usage)
    const opened = storeToRead()
    await opened.shared?.pullOwners()
    const owners = await readOwners(opened)
    for (const owner of owners) say([owner.name, owner.publicKey, ...owner.parts].join('  '))
    if (owners.length === 0) say('nobody may publish from elsewhere')
  },
  send: async () => {
    for (const line of await shareAll(store())) say(line)
  },
  status: async (_, __, { site }) => {
    if (site) return atSite(site, anyPart, { act: 'status' })
    for (const line of await statusNow(storeToRead())) say(line)
  },
  history: async (named, _, { site }) => {
    const part = partOf(named)
    if (site) return atSite(site, anyPart, { act: 'history', of: part })
    for (const line of await historyNow(storeToRead(), part)) say(line)
  },
  try: async (named, _, { site, from: address, days: wanted }) => {
    const part = partOf(named)
    const from = address === undefined ? undefined : originOf(address)
    const days = wanted ?? (from === undefined ? 7 : 1)
    if (site) return atSite(site, part, { act: 'try', days, ...(from === undefined ? {} : { from }) })
    const { trial, path } =
      from === undefined
        ? await tryCandidate(store(), part, { days })
        : await tryElsewhere(store(), part, {
            from,
            origins: readConfig(process.env).trialOrigins,
            days,
          })
    say(`${part} ${triedName(trial)} until ${trial.until}, for whoever opens this at the site: ${path}`)
  },
  promote: async (named, _, { site }) => {
    const part = partOf(named)
    if (site) return atSite(site, part, { act: 'promote' })
    const { from, to, notCompared } = await promote(store(), part)
    for (const line of notCompared) say(line)
    say(`${part} ${to.version} is for everybody from the next page load on, was ${from.version}.`)
  },
  withdraw: async (named, _, { site }) => {
    const part = partOf(named)
    if (site) return atSite(site, part, { act: 'withdraw' })
    const gone = await withdraw(store(), part)
    say(`${part} ${gone.version} is out of the site; npm run release -- ${part} brings it back.`)
  },
}

/** What a site is asked for, or to do, by an owner's key. */
const atSites: readonly string[] = ['status', 'history', 'try', 'promote', 'withdraw']

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { site: { type: 'string' }, from: { type: 'string' }, days: { type: 'string' } },
  })
  const [verb = 'status', part, ...rest] = positionals
  const act = acts[verb]
  if (!act || (rest.length > 0 && !verb.startsWith('owner'))) throw new StartError(usage)
  const days = values.days === undefined ? undefined : Number(values.days)
  if (days !== undefined && (!Number.isInteger(days) || days < 1 || days > 30))
    throw new StartError(`--days is ${JSON.stringify(values.days)}: 1 to 30`)
  if ((values.from ?? values.days) !== undefined && verb !== 'try') throw new StartError(usage)
  if (values.site !== undefined && !atSites.includes(verb))
    throw new StartError(`${verb} is for where the store is: it has no --site`)
  await act(part, rest, { site: values.site, from: values.from, days })
} catch (cause) {
  exitWithReason(cause)
}
