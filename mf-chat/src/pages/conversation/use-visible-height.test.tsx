import { afterEach, expect, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { useVisibleHeight } from './use-visible-height.ts'

const usual = window.visualViewport
afterEach(() => {
  Object.defineProperty(window, 'visualViewport', { value: usual, configurable: true })
})

const Screen = () => (
  <main ref={useVisibleHeight()}>
    <p>Hoi</p>
  </main>
)

// The tests' browser lays nothing out, so nothing ever changes its size.
class NoResizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

test('the conversation ends above an on-screen keyboard, and grows again when that goes', () => {
  const viewport = Object.assign(new EventTarget(), { height: 740, offsetTop: 0 })
  Object.defineProperty(window, 'visualViewport', { value: viewport, configurable: true })
  window.scrollTo = () => undefined
  window.ResizeObserver = NoResizes
  render(<Screen />)
  const height = () => screen.getByRole('main').style.getPropertyValue('--visible-height')
  expect(height()).toBe('740px')
  const keyboard = (visible: number) =>
    act(() => {
      viewport.height = visible
      viewport.dispatchEvent(new Event('resize'))
    })
  keyboard(410)
  expect(height()).toBe('410px')
  keyboard(740)
  expect(height()).toBe('740px')
})
