import { afterEach, expect, test } from '@jest/globals'
import { stateWriterForTests } from '@lonk/shared-events/state.ts'
import { renderPage } from '@lonk/shared-ui/testing/render-page.tsx'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import catalogue from '../../locales/nl.json' with { type: 'json' }
import { Slot } from './bonus-modal.slot.tsx'

afterEach(() => {
  stateWriterForTests.set('timeBonusEnds', null)
})

test('the bonus modal has two ways out, both of which close it', async () => {
  stateWriterForTests.set('timeBonusEnds', '2099-01-01T00:00:00.000Z')
  let closed = 0
  const close = () => {
    closed += 1
  }
  await renderPage(<Slot request={{}} close={close} />, { namespace: 'mf-payments', catalogue })
  await userEvent.click(await screen.findByRole('button', { name: 'Nee, bedankt' }))
  await userEvent.click(screen.getByRole('link', { name: 'Bekijk de pakketten' }))
  expect(closed).toBe(2)
})
