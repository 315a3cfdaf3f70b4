import { remoteInTests } from '@lonk/shared-ui/testing/remote-in-tests.ts'
import catalogue from '../locales/nl.json' with { type: 'json' }
import { queryClient } from '../server-state.ts'

export const remote = remoteInTests({ namespace: 'mf-chat', catalogue, queryClient })
