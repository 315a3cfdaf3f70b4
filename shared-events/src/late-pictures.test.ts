import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { latePicturesScript, showLatePictures, withLatePictures } from './late-pictures.ts'

const pictures = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `<li><img src="/${index}.jpg" alt="" loading="lazy"></li>`,
  ).join('')

const shown = () => [...document.querySelectorAll('main img')].map((picture) => picture.getAttribute('src'))

beforeEach(() => {
  // As the document server writes it, and as a browser with script reads it.
  document.body.innerHTML = '<main></main>'
  const main = document.querySelector('main')
  if (main) main.innerHTML = withLatePictures(pictures(8))
  for (const noscript of document.querySelectorAll('noscript')) noscript.textContent = noscript.innerHTML
  new Function(latePicturesScript)()
})
afterEach(() => {
  Reflect.deleteProperty(window, 'lonkLatePictures')
})

test('the first six pictures are there at once, the others are not fetched', () => {
  expect(shown()).toEqual(['/0.jpg', '/1.jpg', '/2.jpg', '/3.jpg', '/4.jpg', '/5.jpg'])
})

test('all are in their places before the page comes to life, and the document is what was rendered', () => {
  showLatePictures()
  expect(document.querySelector('main')?.innerHTML).toBe(pictures(8))
})

test.each(['scroll', 'load'])('all are in their places by %s', (event) => {
  window.dispatchEvent(new Event(event))
  expect(document.querySelector('main')?.innerHTML).toBe(pictures(8))
})

test('what is wanted at once stays, wherever it stands', () => {
  const eager = '<img src="/a.jpg" alt="" loading="eager">'
  expect(withLatePictures(eager.repeat(8))).toBe(eager.repeat(8))
})

test('a document without such pictures has nothing to show', () => {
  Reflect.deleteProperty(window, 'lonkLatePictures')
  expect(showLatePictures).not.toThrow()
})
