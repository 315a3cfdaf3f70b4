import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { ApiError } from '@lonk/shared-api/errors/api-error.ts'
import { renderPage } from '@lonk/shared-ui/testing/render-page.tsx'
import { screen } from '@testing-library/react'
import i18next from 'i18next'
import nl from '../locales/nl.json' with { type: 'json' }
import { ErrorPage } from './error-page.tsx'

const show = (cause: unknown) =>
  renderPage(<ErrorPage cause={cause} />, { namespace: 'shell', catalogue: nl })

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.restoreAllMocks()
})

test('without an answer of the server it says "Error" and 500, and leads home', async () => {
  await show(new TypeError('x is not a function'))
  expect(screen.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible()
  expect(screen.getByText(/Statuscode 500/)).toBeVisible()
  expect(screen.queryByText(/not a function/)).toBeNull()
  expect(screen.getByRole('link', { name: nl.error.home })).toHaveAttribute('href', '/')
})

test('an answer of the server is shown with its own words and status', async () => {
  await show(new ApiError({ code: 'maintenance', status: 503, message: 'We zijn zo terug.' }))
  expect(screen.getByRole('heading', { level: 1, name: 'We zijn zo terug.' })).toBeVisible()
  expect(screen.getByText(/Statuscode 503/)).toBeVisible()
})

test('where the error page itself fails, plain words and a link home are left', async () => {
  await i18next.init({ lng: 'nl', resources: { nl: { shell: nl } } })
  const poisoned = Object.defineProperty(new Error('broken'), 'status', {
    get: () => {
      throw new Error('broken too')
    },
  })
  await show(poisoned)
  expect(screen.getByRole('heading', { level: 1, name: nl.error.page.nested })).toBeVisible()
  expect(screen.getByRole('link', { name: nl.error.home })).toHaveAttribute('href', '/')
})
