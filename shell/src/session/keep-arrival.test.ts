import { expect, test } from '@jest/globals'
import { earlyClickKey } from '@lonk/shared-events/early-clicks.ts'
import { createState } from '@lonk/shared-events/state.ts'
import { keepArrival, onceHere } from './keep-arrival.ts'

test.each(['pointerdown', 'keydown', 'wheel'])('a page is acted on from the first %s', (name) => {
  const state = createState()
  keepArrival(state, 'foreign')
  dispatchEvent(new Event('pointermove'))
  dispatchEvent(new Event('focus'))
  expect(state.get('arrival')).toBe('foreign')
  dispatchEvent(new Event(name))
  expect(state.get('arrival')).toBe('acted')
})

test('what others hear of begins only where somebody is here', () => {
  const state = createState()
  const begun: string[] = []
  keepArrival(state, 'foreign')
  onceHere(state, () => begun.push('once'))
  expect(begun).toEqual([])
  dispatchEvent(new Event('keydown'))
  dispatchEvent(new Event('keydown'))
  expect(begun).toEqual(['once'])
})

test.each(['direct', 'acted'] as const)(
  'it begins at once where the address was opened on purpose: %s',
  (arrival) => {
    const state = createState()
    keepArrival(state, arrival)
    let begun = false
    onceHere(state, () => {
      begun = true
    })
    expect(begun).toBe(true)
  },
)

test('whoever pressed something before any script has acted', () => {
  Reflect.set(window, earlyClickKey, document.createElement('button'))
  const state = createState()
  keepArrival(state, 'foreign')
  expect(state.get('arrival')).toBe('acted')
  Reflect.deleteProperty(window, earlyClickKey)
})
