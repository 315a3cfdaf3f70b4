import { beforeEach } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import { type FakeRoute, fakeApi } from '@lonk/shared-api/testing/fake-api.ts'
import { remoteInTests } from '@lonk/shared-ui/testing/remote-in-tests.ts'
import catalogue from '../locales/nl.json' with { type: 'json' }
import { queryClient } from '../server-state.ts'

let network: ReturnType<typeof fakeApi> | undefined

/** A network that counts steps and answers what a test gives it. */
export const answering = (routes: Record<string, FakeRoute> = {}) => {
  network = fakeApi(api, { 'POST /api/track.php': () => ({ status: 204, body: undefined }), ...routes })
  return network
}

/** The steps that were counted in this test, oldest first. */
export const counted = (): unknown[] =>
  (network?.callsOf('POST /api/track.php') ?? []).map(({ body }) => body)

beforeEach(() => void answering())

export const remote = remoteInTests({ namespace: 'mf-landers', catalogue, queryClient })

/** For one lander: its texts lie beside it, and the build puts them into the catalogue under its name. */
export const landerInTests = (name: string, texts: Record<string, unknown>) =>
  remoteInTests({ namespace: 'mf-landers', catalogue: { ...catalogue, [name]: texts } })
