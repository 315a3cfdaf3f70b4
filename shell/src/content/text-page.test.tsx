import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import { fakeApi, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { stateWriterForTests } from '@lonk/shared-events/state.ts'
import { renderPage } from '@lonk/shared-ui/testing/render-page.tsx'
import { act, screen, waitFor } from '@testing-library/react'
import nl from '../locales/nl.json' with { type: 'json' }
import { TextPage } from './text-page.tsx'

const text = (more: Record<string, unknown> = {}) => ({
  title: 'Voorwaarden',
  description: 'd',
  html: '<h2 id="wie">Wie</h2><p>Van <strong>Lonk</strong>. <a href="/pages/privacy">Privacy</a></p>',
  contents: [{ id: 'wie', title: 'Wie' }],
  lang: 'nl',
  version: 1,
  updated_at: '2026-03-01T12:00:00.000Z',
  ...more,
})
const route = 'GET /api/page.php'
const show = (name: string) => renderPage(<TextPage name={name} />, { namespace: 'shell', catalogue: nl })

beforeEach(() => stateWriterForTests.set('locale', 'nl'))
afterEach(() => act(() => stateWriterForTests.set('locale', 'nl')))

test('a text comes with its heading, its date and the language it is in', async () => {
  const network = fakeApi(api, { [route]: () => ({ body: text() }) })
  await show('terms')
  expect(screen.getByRole('status')).toBeInTheDocument()
  const heading = await screen.findByRole('heading', { level: 1, name: 'Voorwaarden' })
  expect(heading.closest('article')).toHaveAttribute('lang', 'nl')
  expect(screen.getByRole('heading', { level: 2, name: 'Wie' })).toBeVisible()
  expect(screen.getByText('Laatst gewijzigd op 1 maart 2026')).toBeVisible()
  expect(network.calls[0]?.query).toEqual({ name: 'terms', lang: 'nl' })
})

test('only a long text has a table of contents', async () => {
  const contents = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, title: `Kop ${id}` }))
  fakeApi(api, { [route]: ({ query }) => ({ body: text(query.name === 'long' ? { contents } : {}) }) })
  const short = await show('short')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText('Op deze pagina')).toBeNull()
  short.unmount()
  await show('long')
  expect(await screen.findByText('Op deze pagina')).toBeVisible()
  expect(screen.getByText('Kop e')).toHaveAttribute('href', '#e')
})

test('a name without a text is the 404 page', async () => {
  fakeApi(api, { [route]: () => refusal(404, 'page_not_found') })
  await show('nothing')
  expect(await screen.findByRole('heading', { level: 1, name: nl.error.notFound.title })).toBeVisible()
})

test('a text that cannot be had says so and can be asked for again', async () => {
  const network = fakeApi(api, {
    [route]: () => refusal(422, 'validation_failed', { message: 'Het lukt niet.' }),
  })
  await show('privacy')
  expect(await screen.findByText('Het lukt niet.')).toBeVisible()
  network.answer(route, () => ({ body: text({ title: 'Privacy' }) }))
  act(() => screen.getByRole('button').click())
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
})

test('another language brings another text; the one before stays until then', async () => {
  fakeApi(api, { [route]: ({ query }) => ({ body: text({ title: `In ${query.lang}`, lang: query.lang }) }) })
  await show('cookies-text')
  await screen.findByRole('heading', { name: 'In nl' })
  act(() => stateWriterForTests.set('locale', 'en'))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('In nl')
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('In en'))
})
