import { exampleSettings } from '@lonk/shared-api/testing/examples.ts'
import { remoteInTests } from '@lonk/shared-ui/testing/remote-in-tests.ts'
import catalogue from '../locales/nl.json' with { type: 'json' }
import { queryClient } from '../server-state.ts'

/** Opened by a visitor, unless a test says otherwise. */
export const remote = remoteInTests({
  namespace: 'mf-signup',
  catalogue,
  queryClient,
  state: { settings: exampleSettings() },
})
