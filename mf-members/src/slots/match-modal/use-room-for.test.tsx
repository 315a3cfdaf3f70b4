import { expect, jest, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Router } from 'react-router'
import { useRoomFor } from './use-room-for.ts'

const still = { createHref: String, push: () => undefined, replace: () => undefined, go: () => undefined }

const on = (path: string) => {
  const close = jest.fn()
  let here = path
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Router location={here} navigator={still}>
      {children}
    </Router>
  )
  const { result, rerender } = renderHook(() => useRoomFor(close), { wrapper })
  return {
    close,
    waitFor: (to: string) => act(() => result.current.waitFor(to)),
    arrive: (at: string) => {
      here = at
      rerender()
    },
  }
}

test('nothing closes before the page that was asked for is there', () => {
  const { close, waitFor, arrive } = on('/members')
  waitFor('/members/2')
  expect(close).not.toHaveBeenCalled()
  arrive('/members/2')
  expect(close).toHaveBeenCalledTimes(1)
})

test('it closes for the page to which the guards of that one lead', () => {
  const { close, waitFor, arrive } = on('/members')
  waitFor('/members/2/chat')
  arrive('/login')
  expect(close).toHaveBeenCalledTimes(1)
})

test('it closes at once where the page is already behind it', () => {
  const { close, waitFor } = on('/members/2')
  waitFor('/members/2')
  expect(close).toHaveBeenCalledTimes(1)
})

test('it stays through a page that nobody asked for in it', () => {
  const { close, arrive } = on('/members')
  arrive('/likes')
  expect(close).not.toHaveBeenCalled()
})
