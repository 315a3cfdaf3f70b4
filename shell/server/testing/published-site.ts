import { setTimeout as wait } from 'node:timers/promises'
import { wrongAnswer } from '@lonk/shared-api/testing/wrong-answer.ts'
import type { Patience } from '../api/first-data.ts'
import { testChat, testCompany, testMembers, testPage, testSettings, testUser } from './answers.ts'
import { answerWith, startTestApi } from './test-api.ts'
import { startTestSite } from './test-site.ts'
import { integrityOf, shellFiles, testRelease, testRoute } from './test-store.ts'

export const shell = testRelease('shell', {
  files: { '.': [{ file: 'main.js', integrity: integrityOf('shell entry') }] },
})

export const members = testRelease('mf-members', {
  files: { './pages/search': [{ file: 'search.js', integrity: integrityOf('search') }] },
  fragments: ['front', 'front.member', 'wall', 'wall.blue', 'wall.~b', 'wall.blue~b'],
  routes: [
    testRoute({ firstData: '/api/members.php' }),
    testRoute({ name: 'chats', path: '/chats/:id', access: 'members', firstData: '/api/chat.php?id={id}' }),
    testRoute({ name: 'index', path: '/', page: 'front', layout: 'lander', fragment: true }),
    testRoute({
      name: 'wall',
      path: '/wall/:slug?',
      page: 'wall',
      layout: 'lander',
      fragment: true,
      shares: { a: 1, b: 0 },
    }),
  ],
})

export const entry = (current: typeof shell) => ({ current, previous: [], canary: null })

const testFragment = (html: string) => JSON.stringify({ html, css: '', title: '', description: '' })

/** Null is answered as 404. */
type Answers = Record<string, (cookie: string, query: URLSearchParams) => unknown>

const usualAnswers: Answers = {
  '/api/settings.php': () => ({ settings: testSettings, domain_language: 'nl' }),
  '/api/user.php': (cookie, query) => ({
    user: cookie.includes('good') ? testUser : null,
    time_bonus_ends: null,
    ...(cookie.includes('good') && query.has('totals')
      ? { totals: { unread: 3, new_likes: 2, last_event: 7 } }
      : {}),
  }),
  '/api/members.php': () => testMembers,
  '/api/chat.php': () => testChat,
  '/api/companyinfo.php': () => ({ companyinfo: testCompany }),
  '/api/page.php': (_, query) => (['terms', 'safety'].includes(query.get('name') ?? '') ? testPage : null),
}

/**
 * A site with a shell and one remote in service, and an API whose answers a test may change or hold back. Stopping
 * it fails where the contract does not allow one of its answers.
 */
export const startPublishedSite = async ({
  patience,
  metricsPort,
  trialOrigins,
  trialSite,
}: {
  patience?: Patience
  metricsPort?: number
  trialOrigins?: string
  trialSite?: string
} = {}) => {
  const answers = { ...usualAnswers }
  const slow = new Set<string>()
  /** Milliseconds that the API takes for every answer. */
  const pace = { each: 0 }
  const wrongAnswers: string[] = []
  const api = await startTestApi(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://api')
    if (slow.has(pathname)) return
    if (pace.each > 0) await wait(pace.each)
    const found = answers[pathname]?.(request.headers.cookie ?? '', searchParams)
    const [status, body] = found ? [200, found] : [404, { error: 'not_found', request_id: 'test' }]
    const wrong = wrongAnswer({ method: request.method ?? 'GET', path: pathname, status, body })
    if (wrong && pathname.startsWith('/api/')) wrongAnswers.push(wrong)
    answerWith(response, body, status)
  })
  const site = await startTestSite({
    apiUrl: api.address,
    ...(patience ? { patience } : {}),
    ...(metricsPort === undefined ? {} : { metricsPort }),
    ...(trialOrigins === undefined ? {} : { trialOrigins }),
    ...(trialSite === undefined ? {} : { trialSite }),
  })
  site.store.write(shell, shellFiles())
  site.store.write(members, {
    'entry.js': 'mf-members entry',
    'fragments/front.member.nl.json': testFragment('<h1>Dag ⟦name⟧</h1>'),
    'fragments/wall.nl.json': testFragment('<img src="⟦files⟧assets/wall.svg" alt=""><h1>plain wall</h1>'),
    'fragments/wall.blue.nl.json': testFragment('<h1>blue wall</h1>'),
    'fragments/wall.~b.nl.json': testFragment('<h1>other wall</h1>'),
    'fragments/wall.blue~b.nl.json': testFragment('<h1>other blue wall</h1>'),
    'fragments/front.nl.json': JSON.stringify({
      html: '<h1>front page</h1>',
      css: '<style data-styled="true">.a{color:red}</style>',
      title: 'Welkom',
      description: 'Kom binnen',
    }),
  })
  await site.store.publish({ shell: entry(shell), 'mf-members': entry(members) })
  return {
    ...site,
    api,
    answers,
    slow,
    pace,
    stop: async () => {
      await site.stop()
      await api.close()
      if (wrongAnswers.length > 0) throw new Error(`no API answers like this: ${wrongAnswers.join('; ')}`)
    },
  }
}

export type PublishedSite = Awaited<ReturnType<typeof startPublishedSite>>
