import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { remote } from '../../testing/remote.ts'
import { Slot } from './bonus-modal.slot.tsx'

test('the bonus modal has two ways out, both of which close it', async () => {
  let closed = 0
  const close = () => {
    closed += 1
  }
  await remote.open(<Slot request={{}} close={close} />, {
    state: { timeBonusEnds: '2099-01-01T00:00:00.000Z' },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Nee, bedankt' }))
  await userEvent.click(screen.getByRole('link', { name: 'Bekijk de pakketten' }))
  expect(closed).toBe(2)
})
