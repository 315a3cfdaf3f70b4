import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { createBus } from '@lonk/shared-events/bus.ts'
import { createState } from '@lonk/shared-events/state.ts'
import * as register from '@lonk/shared-events/storage-register.ts'
import { denyStorage } from '@lonk/shared-events/testing/deny-storage.ts'
import { forgetMember, membersRows } from './forget-member.ts'
import { markLeft } from './mark-left.ts'

const eva = exampleUser({ id: 12 })
const bas = exampleUser({ id: 13 })

const devices = { [register.enterChoice.key]: 'no', [`${register.dismissedNotices.key}photo`]: '1' }
const beyondTheTab = { [register.lastPlace.key]: '{}', [register.lastConversation.key]: '{}' }
const ofTheTab = {
  [`${register.messageDrafts.key}12.7`]: 'Zin in',
  [`${register.unsentMessages.key}12`]: '[]',
  [register.contactLetter.key]: '{}',
}

const fill = (area: Storage, values: Record<string, string>) => {
  for (const [key, value] of Object.entries(values)) area.setItem(key, value)
}
/** Keys that are there, without those that say whose they are. */
const keys = (area: Storage) => Object.keys(area).filter((key) => !key.endsWith('member'))
const kept = () => [...keys(localStorage), ...keys(sessionStorage)].sort()
const names = (...values: Record<string, string>[]) => values.flatMap((value) => Object.keys(value)).sort()

let dropped: string[]
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  dropped = []
  const caches = { delete: async (name: string) => void dropped.push(name) }
  Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true })
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches')
})

/** A page of the site, in the one browser and tab that a test has. */
const visit = (user: typeof eva | null, known = true) => {
  const state = createState({ user })
  const bus = createBus()
  forgetMember(state, known, bus)
  /** As `session.ts` does. */
  const end = (reason: 'own-act' | 'session-ended') => {
    if (reason === 'own-act') markLeft()
    state.set('user', null)
    bus.publish('logged-out', { reason })
  }
  return { state, bus, end }
}
/** Eva's page, with all that she may leave behind. */
const visitOfEva = () => {
  const page = visit(eva)
  fill(localStorage, { ...devices, ...beyondTheTab })
  fill(sessionStorage, ofTheTab)
  return page
}

test('every row of the register that is a member’s is forgotten with its member', () => {
  const rows: readonly register.StorageRow[] = Object.values(register)
  const due = rows.filter(({ forgotten }) => forgotten === 'session-end' || forgotten === 'log-out')
  expect(new Set(membersRows)).toEqual(new Set(due))
})

test('what outlives a tab and is a member’s goes with the session, not later', () => {
  const rows: readonly register.StorageRow[] = Object.values(register)
  const later = rows.filter(({ forgotten, store }) => forgotten === 'log-out' && store !== 'session')
  expect(later).toEqual([register.browserMember])
})

test('a log-out leaves the device what is the device’s, and nothing of its member', () => {
  visitOfEva().end('own-act')
  expect(kept()).toEqual(names(devices))
  expect(dropped).toContain(register.chosenPictures.key)
  expect([localStorage.length, sessionStorage.length]).toEqual([2, 0])
})

test('the log-out of another tab does the same here, whatever this one had heard before', () => {
  const { bus, end } = visitOfEva()
  end('session-ended')
  bus.publish('logged-out', { reason: 'own-act' })
  expect(kept()).toEqual(names(devices))
})

test('a tab that slept while its member logged out in another finds out when it wakes', () => {
  const page = visitOfEva()
  markLeft()
  page.end('session-ended')
  expect(kept()).toEqual(names(devices))
})

test('and so it does where the other tab has seen to the browser already', () => {
  const page = visitOfEva()
  localStorage.removeItem(register.browserMember.key)
  page.end('session-ended')
  expect(keys(sessionStorage)).toEqual([])
})

describe('a session that ended elsewhere', () => {
  test('takes all with it that outlives the tab; what was being typed waits for its member', () => {
    visitOfEva().end('session-ended')
    expect(kept()).toEqual(names(devices, ofTheTab))
    expect(dropped).toContain(register.chosenPictures.key)
    visit(eva)
    expect(kept()).toEqual(names(devices, ofTheTab))
  })

  test('also where no page was open at that moment', () => {
    visitOfEva()
    sessionStorage.clear()
    visit(null)
    expect(kept()).toEqual(names(devices))
  })

  test('leaves nothing to the next member of the tab', () => {
    visitOfEva().end('session-ended')
    visit(bas)
    expect(kept()).toEqual(names(devices))
  })

  test('takes nothing from the visitor who comes after it', () => {
    visitOfEva().end('session-ended')
    fill(localStorage, { [register.lastPlace.key]: '{}' })
    visit(null)
    expect(keys(localStorage)).toContain(register.lastPlace.key)
  })
})

test('another member in the same page finds nothing of the one before', () => {
  visitOfEva().state.set('user', bas)
  expect(kept()).toEqual(names(devices))
})

test('while it is not known who is logged in, nothing is forgotten', () => {
  visitOfEva()
  const { state } = visit(null, false)
  expect(kept()).toEqual(names(devices, beyondTheTab, ofTheTab))
  state.set('user', eva)
  expect(kept()).toEqual(names(devices, beyondTheTab, ofTheTab))
})

test('of a visitor nothing is forgotten, and nothing is noted', () => {
  fill(localStorage, beyondTheTab)
  visit(null)
  expect(Object.keys(localStorage).sort()).toEqual(names(beyondTheTab))
  visit(eva)
  expect(kept()).toEqual(names(beyondTheTab))
})

test('where storage is denied members come and go all the same', () => {
  const allow = denyStorage()
  expect(() => visit(eva).end('own-act')).not.toThrow()
  allow()
})
