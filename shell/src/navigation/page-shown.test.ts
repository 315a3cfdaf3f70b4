import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { mountPoints } from '@lonk/shared-events/boot.ts'
import i18next from 'i18next'
import { siteHistory } from '../composition/site-history.ts'
import { announcerPlace, pageShown } from './page-shown.ts'

beforeAll(async () => {
  window.scrollTo = () => undefined
  await i18next.init({ lng: 'nl', resources: { nl: { shell: {} } } })
  // The document's own first page.
  pageShown()
})

beforeEach(() => {
  document.body.innerHTML = `
    <main id="${mountPoints.main}"><h1>Leden</h1><a href="/members/2">Sanne, 34</a></main>
    <div id="${announcerPlace}"></div>`
})

const heading = () => document.querySelector('h1')
const opened = () => document.querySelector('a')
/** As the browser does when somebody goes back. */
const goBack = () => window.dispatchEvent(new PopStateEvent('popstate'))

test('a page that is gone to has the focus on its heading, and is announced', () => {
  siteHistory.push('/members')
  pageShown()
  expect(document.activeElement).toBe(heading())
  expect(document.getElementById(announcerPlace)?.textContent).toBe('Leden')
})

test('a page that is come back to may have put the focus itself', () => {
  goBack()
  opened()?.focus()
  pageShown()
  expect(document.activeElement).toBe(opened())
  expect(document.getElementById(announcerPlace)?.textContent).toBe('Leden')
})

test('one that has not has it on its heading', () => {
  goBack()
  pageShown()
  expect(document.activeElement).toBe(heading())
})

test('a page that is gone to does not keep the focus elsewhere', () => {
  siteHistory.push('/members')
  opened()?.focus()
  pageShown()
  expect(document.activeElement).toBe(heading())
})

describe('a page whose heading comes with what it asks for', () => {
  const draw = async () => {
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<h1>Bas, 34</h1>')
    await Promise.resolve()
  }

  beforeEach(() => {
    heading()?.remove()
    siteHistory.push('/members/2/chat')
  })

  test('has the focus on it then, and is announced by it', async () => {
    pageShown()
    expect(document.activeElement).toBe(document.body)
    await draw()
    expect(document.activeElement).toBe(heading())
    expect(document.getElementById(announcerPlace)?.textContent).toBe('Bas, 34')
  })

  test('leaves the focus where somebody has gone on to meanwhile', async () => {
    pageShown()
    opened()?.focus()
    await draw()
    expect(document.activeElement).toBe(opened())
  })

  test('says nothing of it once another page is shown', async () => {
    pageShown()
    siteHistory.push('/members')
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<h1>Leden</h1>')
    pageShown()
    await draw()
    expect(document.getElementById(announcerPlace)?.textContent).toBe('Leden')
  })
})
