import { mountPoints } from '@lonk/shared-events/boot.ts'
import texts from './start-failed.json' with { type: 'json' }

const isKnown = (locale: string): locale is keyof typeof texts => Object.hasOwn(texts, locale)

/**
 * The site could not start: its data is broken, or its own texts cannot be loaded. Says so in the language of the
 * document, in its layout, with plain nodes, because neither React nor a catalogue may be there.
 */
export const showStartFailed = (root: Document = document): void => {
  const { lang } = root.documentElement
  const copy = texts[isKnown(lang) ? lang : 'nl']
  const place = root.getElementById(mountPoints.main)
  if (!place) return
  const alert = root.createElement('div')
  alert.setAttribute('role', 'alert')
  Object.assign(alert.style, { maxWidth: '36rem', margin: '12vh auto', padding: '0 24px' })
  const add = (name: string, text: string): HTMLElement => {
    const element = root.createElement(name)
    element.textContent = text
    alert.append(element)
    return element
  }
  add('h1', copy.title)
  add('p', copy.text)
  // The same address again: a new document brings new data.
  add('a', copy.again).setAttribute('href', '')
  place.replaceChildren(alert)
}
