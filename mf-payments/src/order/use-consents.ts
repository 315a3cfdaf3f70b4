import { useState } from 'react'

/** The two consents that an order needs beside the terms. Both begin unticked, for each order anew. */
export interface Consents {
  readonly starts: boolean
  readonly waives: boolean
  readonly given: boolean
  readonly setStarts: (ticked: boolean) => void
  readonly setWaives: (ticked: boolean) => void
}

export const useConsents = (): Consents => {
  const [starts, setStarts] = useState(false)
  const [waives, setWaives] = useState(false)
  return { starts, waives, given: starts && waives, setStarts, setWaives }
}

/** What the server wants to hear of them, and of the sentence at the button. */
export const givenConsents = {
  terms_accepted: true,
  immediate_start: true,
  withdrawal_ack: true,
} as const
