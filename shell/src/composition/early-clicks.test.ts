import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { earlyClickKey, earlyClicksScript } from '@lonk/shared-events/early-clicks.ts'
import { replayClicks } from './early-clicks.ts'

const place = document.createElement('main')

beforeEach(() => {
  place.innerHTML = `
    <button type="button" id="heart"><svg id="icon"></svg></button>
    <a href="#there" id="link">Daan</a>
    <form><button id="send">Verder</button><button type="button" id="more">Meer</button></form>`
  document.body.append(place)
})
afterEach(() => {
  Reflect.deleteProperty(window, earlyClickKey)
  place.remove()
})

const press = (id: string) =>
  document.getElementById(id)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

test.each([
  ['a button', 'heart', 'heart'],
  ['the drawing in a button', 'icon', 'heart'],
  ['a button of a form that sends nothing', 'more', 'more'],
  ['a link, which works by itself', 'link', undefined],
])('of %s it is remembered what was pressed', (_, pressed, remembered) => {
  const stop = replayClicks.remember(place)
  press(pressed)
  expect(stop()?.id).toBe(remembered)
})

test('what was pressed before any code of ours is remembered by the document, and repeated', async () => {
  // As the document runs it.
  const script = document.createElement('script')
  script.textContent = earlyClicksScript
  document.head.append(script)
  press('link')
  press('icon')
  const heard = jest.fn()
  document.getElementById('heart')?.addEventListener('click', heard)
  replayClicks.replay(replayClicks.remember(place)())
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(heard).toHaveBeenCalledTimes(1)
})

test('what was pressed elsewhere on the page is not of this place', () => {
  const other = document.body.appendChild(document.createElement('button'))
  Reflect.set(window, earlyClickKey, other)
  expect(replayClicks.remember(place)()).toBeNull()
  other.remove()
})
