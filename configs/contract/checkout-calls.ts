import { callShapes } from '@lonk/shared-api/call-shapes.ts'
import { contracts } from '@lonk/shared-api/contracts.ts'
import type { OfferedCalls } from '../../shell/server/api/offered-calls.ts'

/** What the API of this checkout takes and gives, for whoever is about to start it. */
export const callsOfCheckout = (): OfferedCalls => ({
  since: new Date().toISOString(),
  calls: callShapes(contracts),
})
