import { StartError } from '../start-error.ts'

/** The setting that names them, for whoever has to mend it. */
export type ServersSetting = 'DATABASE_URL' | 'DATABASE_READ_URL'

/** The servers that a setting names, of which one is the right one to ask: which one it is may change at any time. */
export type Servers = {
  readonly count: number
  /** Address of the one to ask now. */
  readonly current: () => string
  /** It is away, or takes no writes where they are needed: from now on the next one is asked, unless somebody else has left it already. */
  readonly leave: (asked: string) => void
}

export const createServers = (databaseUrl: string, setting: ServersSetting = 'DATABASE_URL'): Servers => {
  const addresses = serversIn(databaseUrl, setting)
  let place = 0
  const current = () => addresses[place] ?? databaseUrl
  return {
    count: addresses.length,
    current,
    leave: (asked) => {
      if (asked === current()) place = (place + 1) % addresses.length
    },
  }
}

// Scheme and user, hosts, name of the database, what is asked for.
const shape = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)(\/[^?#]*)?(?:\?([^#]*))?$/

/** What the driver would go without, and we never do. */
const sessions = {
  DATABASE_URL: { why: 'the site writes', fit: ['read-write', 'primary'] },
  DATABASE_READ_URL: { why: 'it is for reads', fit: ['read-only', 'standby', 'prefer-standby'] },
} satisfies Record<ServersSetting, unknown>

/**
 * One address for each server, of one that names several as libpq does: `postgres://user:password@a:5432,b/lonk`, or
 * `?host=` and `&port=` with lists. The driver knows one host alone.
 * Throws a StartError, in which no password is repeated.
 */
export const serversIn = (
  databaseUrl: string,
  setting: ServersSetting = 'DATABASE_URL',
): readonly string[] => {
  const [, start, authority = '', path = '', query = ''] = shape.exec(databaseUrl) ?? []
  if (start === undefined) throw unreadable(setting)
  const wishes = new URLSearchParams(query)
  requireFit(setting, wishes.get('target_session_attrs'))
  const named = authority.split(',')
  const hosts = listIn(wishes, 'host')
  const ports = listIn(wishes, 'port')
  const count = Math.max(named.length, hosts.length)
  if (ports.length > 1 && ports.length !== count)
    throw new StartError(`${setting}: as many ports as hosts are needed, or one`)
  return Array.from({ length: count }, (_, index) => {
    const own = queryOf(wishes, { host: hosts[index] ?? hosts[0], port: ports[index] ?? ports[0] })
    const address = `${start}${named[index] ?? named[0]}${path}${own}`
    if (count > 1 && !named[index] && !hosts[index]) throw unreadable(setting)
    // The driver itself reads one without a host.
    if (!URL.canParse(address.replace('@/', '@localhost/'))) throw unreadable(setting)
    return address
  })
}

const unreadable = (setting: ServersSetting) =>
  new StartError(`${setting}: an address that starts with postgres:// or postgresql:// is needed`)

const requireFit = (setting: ServersSetting, wish: string | null) => {
  const { why, fit } = sessions[setting]
  if (wish !== null && !fit.includes(wish))
    throw new StartError(
      `${setting}: target_session_attrs=${wish}: ${why}, so it is ${fit.join(' or ')}, or left out`,
    )
}

const listIn = (wishes: URLSearchParams, name: string): readonly string[] =>
  wishes.get(name)?.split(',').filter(Boolean) ?? []

const queryOf = (wishes: URLSearchParams, own: Record<string, string | undefined>): string => {
  const query = new URLSearchParams(wishes)
  query.delete('target_session_attrs')
  for (const [name, value] of Object.entries(own)) if (value !== undefined) query.set(name, value)
  return query.size === 0 ? '' : `?${query}`
}
