import { remoteInTests } from '@lonk/shared-ui/testing/remote-in-tests.ts'
import catalogue from '../locales/nl.json' with { type: 'json' }

export const remote = remoteInTests({ namespace: 'mf-landers', catalogue })
