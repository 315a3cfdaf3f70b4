import { afterEach, expect, test } from '@jest/globals'
import { languages } from '@lonk/shared-api/choices.ts'
import { mountPoints } from '@lonk/shared-events/boot.ts'
import texts from './start-failed.json' with { type: 'json' }
import { showStartFailed } from './start-failed.ts'

const documentIn = (lang: string) => {
  document.documentElement.lang = lang
  document.body.innerHTML = `<header>Lonk</header><main id="${mountPoints.main}"><p>skeleton</p></main>`
  showStartFailed()
  return document.querySelector('main')
}

afterEach(() => {
  document.body.innerHTML = ''
})

test.each(languages)(
  'it is said in %s, in place of the skeleton, with a link to the same address',
  (lang) => {
    const main = documentIn(lang)
    const copy = texts[lang]
    expect(main?.querySelector('h1')?.textContent).toBe(copy.title)
    expect(main?.querySelector('p')?.textContent).toBe(copy.text)
    expect(main?.querySelector('a')?.getAttribute('href')).toBe('')
    expect(document.querySelector('header')?.textContent).toBe('Lonk')
  },
)

test('an unknown language gets Dutch', () => {
  expect(documentIn('xx')?.querySelector('h1')?.textContent).toBe(texts.nl.title)
})
