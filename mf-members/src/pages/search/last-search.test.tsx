import { beforeEach, expect, test } from '@jest/globals'
import { bus } from '@lonk/shared-events/bus.ts'
import { lastSearch } from '@lonk/shared-events/storage-register.ts'
import { denyStorage } from '@lonk/shared-events/testing/deny-storage.ts'
import { render } from '@testing-library/react'
import { Router } from 'react-router'
import { type FilterState, useFilter } from './use-filter.ts'

beforeEach(() => {
  sessionStorage.clear()
  bus.publish('logged-out', { reason: 'own-act' })
})

const Probe = ({ tell }: { readonly tell: (state: FilterState) => void }) => {
  tell(useFilter())
  return null
}

/** The search at an address, as an entry of the history with this key. */
const visit = (search: string, key: string) => {
  const visited: string[] = []
  let state: FilterState | undefined
  const navigator = {
    createHref: () => '',
    push: () => undefined,
    replace: (to: { search?: string } | string) =>
      void visited.push(typeof to === 'string' ? to : (to.search ?? '')),
    go: () => undefined,
  }
  const location = { pathname: '/members', search, hash: '', state: null, key }
  const { unmount } = render(
    <Router location={location} navigator={navigator}>
      <Probe
        tell={(now) => {
          state = now
        }}
      />
    </Router>,
  )
  const said = () => Object.fromEntries(Object.entries(state?.filter ?? {}).filter(([, value]) => value))
  return { visited, unmount, said, state: () => state }
}

test('a link to the search finds what was searched for last in this tab, and the address says so', () => {
  visit('?online=true&interests=3&t=4', 'first').unmount()
  const { visited, said } = visit('', 'a')
  expect(said()).toEqual({ online: true, interests: [3] })
  expect(visited).toEqual(['?interests=3&online=true'])
})

test('a link that says what to search for is followed, whatever was searched for last', () => {
  visit('?online=true', 'first').unmount()
  const { visited, said } = visit('?gender=male', 'a')
  expect([said(), visited]).toEqual([{ gender: 'male' }, []])
})

test('what else the address says stays in it', () => {
  visit('?online=true', 'first').unmount()
  expect(visit('?t=4', 'a').visited).toEqual(['?t=4&online=true'])
})

test('an address that opens a document is what it says', () => {
  visit('?online=true', 'a').unmount()
  expect(visit('', 'first').said()).toEqual({})
  expect(visit('', 'b').said()).toEqual({})
})

test('going back to a search without filters shows it without filters', () => {
  visit('', 'a').unmount()
  visit('?online=true', 'b').unmount()
  expect(visit('', 'a').said()).toEqual({})
})

test('a search that was cleared stays so', () => {
  const { state, unmount } = visit('?online=true', 'a')
  state()?.clear()
  unmount()
  expect(visit('', 'b').said()).toEqual({})
})

test('what somebody left under the key is read like any address', () => {
  sessionStorage.setItem(lastSearch.key, 'gender=other&min_age=12&shoe_size=42&online=true')
  expect(visit('', 'a').said()).toEqual({ online: true })
})

test('where the browser keeps nothing the address alone is searched for', () => {
  const allow = denyStorage()
  visit('?online=true', 'a').unmount()
  expect(visit('', 'b').said()).toEqual({})
  allow()
})
