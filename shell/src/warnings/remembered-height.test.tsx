import { afterEach, expect, test } from '@jest/globals'
import { documentPlaces, warningsHeightKey } from '@lonk/shared-events/boot.ts'
import { render } from '@testing-library/react'
import { useRememberedHeight } from './remembered-height.ts'

const resizes = new Set<() => void>()
class Resizes implements ResizeObserver {
  private readonly callback: () => void
  constructor(callback: ResizeObserverCallback) {
    this.callback = () => callback([], this)
  }
  observe = () => resizes.add(this.callback)
  unobserve = () => undefined
  disconnect = () => resizes.delete(this.callback)
}
window.ResizeObserver = Resizes

const Watcher = ({ path }: { readonly path: string | null }) => {
  useRememberedHeight(path)
  return null
}

/** A place for warnings with one of that height in it. */
const placeWith = (height: number): HTMLElement => {
  const place = document.body.appendChild(document.createElement('div'))
  place.id = documentPlaces.warnings
  const warning = place.appendChild(document.createElement('p'))
  warning.getBoundingClientRect = () => new DOMRect(0, 0, 300, height)
  Object.defineProperty(place, 'offsetHeight', { value: height })
  return place
}
const remembered = (): unknown => JSON.parse(localStorage.getItem(warningsHeightKey) ?? 'null')
const resize = () => {
  for (const callback of resizes) callback()
}

afterEach(() => {
  document.body.replaceChildren()
  localStorage.clear()
})

test('the height of the warnings is remembered for the pages of that kind', () => {
  placeWith(150)
  const { rerender } = render(<Watcher path="/members/7" />)
  resize()
  rerender(<Watcher path="/credits" />)
  resize()
  expect(remembered()).toEqual({
    width: window.innerWidth,
    heights: { members: 150, credits: 150 },
    last: 150,
  })
})

test('room that was kept free is given back when the warnings fill it, not before', () => {
  const place = placeWith(80)
  place.style.minHeight = '150px'
  render(<Watcher path="/members" />)
  resize()
  expect([place.style.minHeight, remembered()]).toEqual(['150px', null])
  place.appendChild(document.createElement('p')).getBoundingClientRect = () => new DOMRect(0, 80, 300, 70)
  resize()
  expect(place.style.minHeight).toBe('')
})

test('nothing is remembered of a visitor', () => {
  placeWith(150)
  render(<Watcher path={null} />)
  resize()
  expect(remembered()).toBeNull()
})
