import { beforeEach, expect, test } from '@jest/globals'
import { mountPoints } from '@lonk/shared-events/boot.ts'
import i18next from 'i18next'
import { siteHistory } from '../composition/site-history.ts'
import { announcerPlace, firstPageShown, pageShown } from './page-shown.ts'

beforeEach(async () => {
  window.scrollTo = () => undefined
  await i18next.init({ lng: 'nl', resources: { nl: { shell: {} } } })
  document.body.innerHTML = `
    <main id="${mountPoints.main}"><h1>Berichten</h1></main>
    <div id="${announcerPlace}"></div>`
})

test('who goes on before the first page is alive has the focus on the heading of the page they went to', async () => {
  siteHistory.push('/chats')
  pageShown()
  await firstPageShown
  expect(document.activeElement).toBe(document.querySelector('h1'))
  expect(document.getElementById(announcerPlace)?.textContent).toBe('Berichten')
})
