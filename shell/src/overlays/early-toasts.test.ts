import { expect, test } from '@jest/globals'
import { createBus } from '@lonk/shared-events/bus.ts'
import { holdEarlyToasts, takeEarlyToasts } from './early-toasts.ts'

test('notes asked for before their code is there are handed over once, later ones are not held', () => {
  const bus = createBus()
  holdEarlyToasts(bus)
  bus.publish('toast-requested', { text: 'Opgeslagen', tone: 'success' })
  expect(takeEarlyToasts().map(({ text }) => text)).toEqual(['Opgeslagen'])
  bus.publish('toast-requested', { text: 'Te laat', tone: 'info' })
  expect(takeEarlyToasts()).toEqual([])
})
