import type { Contract } from '@lonk/shared-api/contract.ts'
import { type ContractName, contracts } from '@lonk/shared-api/contracts.ts'
import { textTo } from '../../../api/test/people.ts'
import { type Kind, listed } from '../suite.ts'
import { ask } from '../world/ask.ts'
import { buy } from '../world/buying.ts'

const all = Object.entries(contracts) as [ContractName, Contract][]
const withEffect = all.filter(
  ([, { call, csrf }]) => csrf !== 'exempt' && (call.method !== 'GET' || csrf === 'effect'),
)
const reads = all.filter(
  ([name, { call, csrf }]) =>
    call.method === 'GET' && csrf !== 'effect' && csrf !== 'exempt' && name !== 'photo' && name !== 'events',
)

/** What a page elsewhere can make a member's browser send. */
const foreign: readonly (readonly [string, Record<string, string>])[] = [
  ['no header at all', {}],
  ['another site', { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' }],
  ['another site, old browser', { Origin: 'https://elsewhere.example' }],
  ['no origin', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
  ['a neighbour under one domain', { Origin: 'http://x.localhost', 'Sec-Fetch-Site': 'same-site' }],
  ['a link', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' }],
  ['the address bar', { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Mode': 'navigate' }],
  ['a form', { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'cross-site' }],
  ['a form with a file', { 'Content-Type': 'multipart/form-data; boundary=x', Origin: 'null' }],
  ['plain text', { 'Content-Type': 'text/plain', 'Sec-Fetch-Site': 'cross-site' }],
  ['a wrong word in our header', { 'X-Request-Type': 'server', 'Sec-Fetch-Site': 'cross-site' }],
  ['a name that begins alike', { Origin: 'http://localhost:3999.elsewhere.example' }],
]

/** Pages of other sites in a member's browser. */
export const crossSite: Kind = async ({ world, attack }) => {
  const { office, apis, site, at } = world
  const victim = await office.person({ credits: 5 })
  const cookie = { Cookie: victim.cookie() }

  for (const [variant, headers] of foreign)
    await attack(`${withEffect.length} calls with an effect do nothing for ${variant}`, async () => {
      const done: string[] = []
      for (const [index, [name, { call }]] of withEffect.entries()) {
        const given = { ...cookie, ...headers }
        const body = headers['Content-Type'] ? { body: 'x=1' } : {}
        const answer = await ask(apis[index % 3] ?? apis[0], call.path, {
          method: call.method,
          headers: given,
          ...body,
        })
        if (answer?.status !== 403 || Object(answer.json).error !== 'forbidden')
          done.push(`${name} ${answer?.status}`)
      }
      if ((await victim.get('/api/poll.php')).status !== 200) done.push('the session is gone')
      return listed('not refused', done)
    })

  await attack('no answer may be read by another site', async () => {
    const readable: string[] = []
    for (const [name, { call }] of reads) {
      const headers = { ...cookie, Origin: 'https://elsewhere.example' }
      const answer = await ask(apis[0], call.path, { headers })
      if (Object.keys(answer?.headers ?? {}).some((header) => header.startsWith('access-control-')))
        readable.push(name)
    }
    return listed('readable', readable)
  })

  const navigation = {
    'Sec-Fetch-Site': 'cross-site',
    'Sec-Fetch-Mode': 'navigate',
    'Sec-Fetch-Dest': 'document',
    Referer: 'https://elsewhere.example/',
  }
  const lures: readonly (readonly [string, (id: number) => [string, string]])[] = [
    ['a page of a profile', (id) => [site.address(), `/members/${id}`]],
    ['a page of a like', (id) => [site.address(), `/likes/m/${id}`]],
    ['the call of a profile', (id) => [apis[1], `/api/profile.php?id=${id}`]],
    ['the call, through the site', (id) => [site.address(), `/api/profile.php?id=${id}`]],
    ['every other read', (id) => [apis[2], `id=${id}`]],
  ]
  for (const [lure, addressFor] of lures)
    await attack(`a link on a foreign page to ${lure} tells nobody who followed it`, async () => {
      const [watcher, caught] = await office.people(2)
      if (!watcher || !caught) return 'nobody came'
      await buy(watcher, apis[0])
      const [address, path] = addressFor(watcher.profileId)
      const paths = path.startsWith('/')
        ? [path]
        : reads
            .filter(([name]) => name !== 'getProfile')
            .map(([, { call }]) => `${call.path}${call.path.includes('?') ? '&' : '?'}${path}`)
      // More than once: a page does not wait for what comes late.
      for (const one of paths.length === 1 ? [...paths, ...paths, ...paths] : paths)
        await ask(address, one, { headers: { ...navigation, Cookie: caught.cookie() } })
      const said = JSON.stringify([
        (await watcher.get('/api/visitors.php')).body,
        (await watcher.get('/api/likes.php')).body,
        (await watcher.get('/api/chats.php')).body,
      ])
      return said.includes(`"id":${caught.profileId},`) ? 'the one who set it sees the member' : null
    })

  await attack('a foreign page cannot use up what a member is shown once', async () => {
    const [admirer, member] = await office.people(2)
    if (!admirer || !member) return 'nobody came'
    await admirer.post('/api/like.php', { profile_id: member.profileId })
    await ask(apis[1], '/api/auto-like.php', { headers: { ...navigation, Cookie: member.cookie() } })
    const { profile } = Object((await member.get('/api/auto-like.php')).body)
    return profile?.id === admirer.profileId ? null : 'the like is no longer shown'
  })

  await attack('HEAD on the stream is answered and takes no place', async () => {
    const heads = await Promise.all(
      [1, 2, 3].map(() =>
        ask(apis[0], '/api/events.php', { method: 'HEAD', headers: cookie, patience: 8000 }),
      ),
    )
    const silent = heads.filter((answer) => answer === null).length
    return silent === 0 ? null : `${silent} of 3 were never answered`
  })

  await attack(
    'what one member has seen is no answer to another: the mark of a state is its owner’s',
    async () => {
      const [one, other] = await office.people(2)
      if (!one || !other) return 'nobody came'
      const alike: string[] = []
      for (const path of ['/api/poll.php', '/api/user.php', '/api/chats.php', '/api/likes.php']) {
        const [mine, theirs] = [await one.get(path), await at(other, 1).get(path)]
        const mark = mine.headers.get('ETag')
        if (!mark) continue
        const { status } = await at(other, 1).get(path, { headers: { 'If-None-Match': mark } })
        // A poll is nothing but such marks; other answers may be the same for two members who have the same.
        const same = path !== '/api/poll.php' && JSON.stringify(mine.body) === JSON.stringify(theirs.body)
        if (status === 304 && !same) alike.push(`${path} ${mark}`)
      }
      return listed('304 for another member', alike)
    },
  )

  const publicReads = all.filter(([, { cacheSeconds }]) => cacheSeconds !== undefined)
  const [cookieName = ''] = victim.cookie().split('=')
  const ageing = await office.person()
  const jars: readonly (readonly [string, () => Promise<string>])[] = [
    ['a dead session', async () => `${cookieName}=${'x'.repeat(43)}`],
    [
      'a session that is to be renewed',
      async () => {
        const expires_at = new Date(Date.now() + 20 * 24 * 3600_000)
        await office.db
          .updateTable('sessions')
          .set({ expires_at })
          .where('user_id', '=', ageing.userId)
          .execute()
        return ageing.cookie()
      },
    ],
  ]
  for (const [jar, cookieOf] of jars)
    await attack(`what everybody may keep sets no cookie, for ${jar}`, async () => {
      const set: string[] = []
      for (const [
        call,
        {
          call: { path },
        },
      ] of publicReads) {
        const answer = await ask(apis[0], path, { headers: { Cookie: await cookieOf() } })
        const caching = String(answer?.headers['cache-control'] ?? '')
        if (caching.includes('public') && answer?.headers['set-cookie']) set.push(call)
      }
      return listed('Set-Cookie and public', set)
    })

  for (const [place, address] of [
    ['the API', () => apis[0]],
    ['the site', site.address],
  ] as const)
    await attack(`pages for developers answer no foreign name, at ${place}`, async () => {
      await office.person().then((person) => person.post('/api/message.php', textTo(victim)))
      const open: string[] = []
      for (const path of ['/dev/outbox.json', '/dev/outbox'])
        for (const Host of ['rebind.evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:3000']) {
          const answer = await ask(address(), path, { headers: { Host } })
          if (answer && answer.status < 400) open.push(`${path} for ${Host}`)
        }
      return listed('shown', open)
    })
}
