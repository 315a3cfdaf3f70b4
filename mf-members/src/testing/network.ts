import { api } from '@lonk/shared-api/client.ts'
import { type FakeRoute, fakeApi } from '@lonk/shared-api/testing/fake-api.ts'

const places: Record<string, FakeRoute> = {
  'GET /api/regions.php': () => ({
    body: {
      regions: [{ id: 7, code: 'UT', name: 'Utrecht', country: 'NL', cities: [{ id: 70, name: 'Zeist' }] }],
    },
  }),
  'GET /api/interests.php': () => ({
    body: {
      interests: [
        { id: 3, slug: 'music', name: 'Muziek', adult: false, icon: 'music' },
        { id: 4, slug: 'travelling', name: 'Reizen', adult: false, icon: 'plane' },
      ],
    },
  }),
}

/** The API with its places and interests, and what the test answers besides. */
export const network = (routes: Record<string, FakeRoute>) => fakeApi(api, { ...places, ...routes })
