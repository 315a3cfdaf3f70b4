import { beforeEach } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import { type FakeRoute, fakeApi } from '@lonk/shared-api/testing/fake-api.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import type { EventName, EventPayload } from '@lonk/shared-events/event-table.ts'
import { stateWriterForTests } from '@lonk/shared-events/state.ts'
import { givenLikes } from '../likes/given-likes.ts'
import texts from '../locales/nl.json' with { type: 'json' }
import { queryClient } from '../server-state.ts'

export const remote = { namespace: 'mf-members', catalogue: texts } as const

/** Forgets what another test left in what outlives a page. */
export const startClean = () =>
  beforeEach(() => {
    queryClient.clear()
    givenLikes.forget()
    stateWriterForTests.set('user', null)
    stateWriterForTests.set('likes', null)
    stateWriterForTests.set('arrival', 'acted')
    window.scrollTo = () => undefined
  })

const places: Record<string, FakeRoute> = {
  'GET /api/regions.php': () => ({
    body: {
      regions: [{ id: 7, code: 'UT', name: 'Utrecht', country: 'NL', cities: [{ id: 70, name: 'Zeist' }] }],
    },
  }),
  'GET /api/interests.php': () => ({
    body: {
      interests: [
        { id: 3, slug: 'music', name: 'Muziek', adult: false },
        { id: 4, slug: 'travelling', name: 'Reizen', adult: false },
      ],
    },
  }),
}

export const network = (routes: Record<string, FakeRoute>) => fakeApi(api, { ...places, ...routes })

/** Everything published under a name from now on. */
export const published = <N extends EventName>(name: N): EventPayload<N>[] => {
  const seen: EventPayload<N>[] = []
  let live = false
  bus.on(name).subscribe((payload) => live && seen.push(payload))
  live = true
  return seen
}
