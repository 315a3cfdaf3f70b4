import { expect, test } from '@jest/globals'
import { propsProblem, slotPropsProblems } from './slot-props.ts'

const gifts = { name: 'gift-picker', faultClass: 'regular', on: 'gift-requested' } as const
const alert = { name: 'photo-alert', faultClass: 'regular', notice: 'photo' } as const
const typedBy = (event: string) => `export const Slot = ({ request }: SlotProps<'${event}'>) => null`

test('each slot of the project takes the event that opens it for what it gets', () => {
  expect(slotPropsProblems()).toEqual([])
})

test.each([
  ['another event', gifts, typedBy('chat-requested'), 'those of chat-requested'],
  ['no event', gifts, 'export const Slot = ({ close }: SlotProps) => null', 'typed by none'],
  ['an event that does not open it', alert, typedBy('gift-requested'), 'those of gift-requested'],
])('a slot that is typed by %s is named', (_, slot, source, why) => {
  expect(propsProblem(slot, source)).toContain(why)
})

test('one that is typed by what opens it is not', () => {
  expect(propsProblem(gifts, typedBy('gift-requested'))).toBeNull()
  expect(propsProblem(alert, 'export const Slot = ({ close }: SlotProps) => null')).toBeNull()
})
