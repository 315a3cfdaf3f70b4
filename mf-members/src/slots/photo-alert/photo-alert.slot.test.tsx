import { expect, test } from '@jest/globals'
import { renderPage } from '@lonk/shared-ui/testing/render-page.tsx'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import catalogue from '../../locales/nl.json' with { type: 'json' }
import { Slot } from './photo-alert.slot.tsx'

test('it asks for a photo, leads to the own profile, and its closing is told to the shell', async () => {
  let closed = 0
  const close = () => {
    closed += 1
  }
  await renderPage(<Slot request={{}} close={close} />, { namespace: 'mf-members', catalogue })
  expect(screen.getByText('Je profiel heeft nog geen foto')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Foto toevoegen' })).toHaveAttribute('href', '/profile')
  await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }))
  expect(closed).toBe(1)
})
