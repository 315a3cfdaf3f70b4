import { beforeEach, expect, test } from '@jest/globals'
import { latePicturesScript, withLatePictures } from './late-pictures.ts'
import { placeLatePictures, takeLatePictures } from './place-late-pictures.ts'

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

test('the first six pictures are there at once, the others are not fetched', () => {
  expect(shown()).toEqual(['/0.jpg', '/1.jpg', '/2.jpg', '/3.jpg', '/4.jpg', '/5.jpg'])
})

/** Without what a picture shows. */
const elements = (html = '') => html.replaceAll(/src="[^"]*"/g, 'src')

test('before the page comes to life each is in its place and not fetched, and is once that is done', () => {
  const show = placeLatePictures()
  expect(elements(document.querySelector('main')?.innerHTML)).toBe(elements(pictures(8)))
  expect(shown().slice(6)).toEqual([expect.stringMatching(/^data:/), expect.stringMatching(/^data:/)])
  show()
  expect(document.querySelector('main')?.innerHTML).toBe(pictures(8))
})

test('whoever scrolls while the page comes to life has them at once', () => {
  placeLatePictures()
  window.dispatchEvent(new Event('scroll'))
  expect(document.querySelector('main')?.innerHTML).toBe(pictures(8))
})

test('a picture that shows another one by then keeps it', () => {
  const show = placeLatePictures()
  const [picture] = [...document.querySelectorAll('main img')].slice(-1)
  picture?.setAttribute('src', '/new.jpg')
  show()
  expect(shown().at(-1)).toBe('/new.jpg')
})

test.each(['scroll', 'load'])('all are in their places by %s', (event) => {
  window.dispatchEvent(new Event(event))
  expect(document.querySelector('main')?.innerHTML).toBe(pictures(8))
})

test('whoever brings the page to life takes them on: loading alone fetches none', () => {
  takeLatePictures()
  window.dispatchEvent(new Event('load'))
  expect(shown()).toHaveLength(6)
})

test('what is wanted at once stays, wherever it stands', () => {
  const eager = '<img src="/a.jpg" alt="" loading="eager">'
  expect(withLatePictures(eager.repeat(8))).toBe(eager.repeat(8))
})

test('a document without such pictures has nothing to show', () => {
  document.body.innerHTML = ''
  expect(placeLatePictures()).not.toThrow()
})
