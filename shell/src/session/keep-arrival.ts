import type { Arrival } from '@lonk/shared-api/arrival.ts'
import { api } from '@lonk/shared-api/client.ts'
import { earlyClickKey } from '@lonk/shared-events/early-clicks.ts'
import type { StateReader, StateWriter } from '@lonk/shared-events/state.ts'
import { first } from 'rxjs'

/** What nobody does by accident on a page that opened by itself; moving the mouse is not among it. */
const acts = ['pointerdown', 'keydown', 'wheel'] as const

/** From the document's word on how it came to be opened to the first thing that its reader does on it. */
export const keepArrival = (state: StateWriter, arrival: Arrival): void => {
  state.set('arrival', arrival)
  api.setArrival(() => state.get('arrival'))
  if (arrival === 'acted') return
  // Pressed before any of our code was there.
  if (Reflect.has(window, earlyClickKey)) {
    state.set('arrival', 'acted')
    return
  }
  const listening = new AbortController()
  const act = () => {
    listening.abort()
    state.set('arrival', 'acted')
  }
  for (const name of acts)
    addEventListener(name, act, { capture: true, passive: true, signal: listening.signal })
}

/** Runs at once, or, where somebody else's page led here, as soon as the reader acts: others hear of it. */
export const onceHere = (state: StateReader, run: () => void): void => {
  state
    .observe('arrival')
    .pipe(first((arrival) => arrival !== 'foreign'))
    .subscribe(run)
}
