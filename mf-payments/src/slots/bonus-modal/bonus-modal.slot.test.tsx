import { beforeEach, expect, jest, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import { exampleDiscount, exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { fakeApi } from '@lonk/shared-api/testing/fake-api.ts'
import type { SharedState } from '@lonk/shared-events/state.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { remote } from '../../testing/remote.ts'
import { Slot } from './bonus-modal.slot.tsx'

const endsAt = '2099-01-01T00:00:00.000Z'

beforeEach(() => {
  const discountcode = exampleDiscount({ expires: endsAt })
  fakeApi(api, { 'GET /api/discountcode.php': () => ({ body: { discountcode } }) })
})

const open = async () => {
  const close = jest.fn()
  await remote.open(<Slot request={{}} close={close} />, {
    state: { user: exampleUser({ credits: 0 }), timeBonusEnds: endsAt },
  })
  return { dialog: await screen.findByRole('dialog', { name: /25\s?% korting/ }), close }
}

test('the bonus modal has two ways out, both of which close it', async () => {
  const { close } = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Nee, bedankt' }))
  const link = screen.getByRole('link', { name: 'Bekijk de pakketten' })
  expect(link).toHaveAttribute('href', '/credits')
  await userEvent.click(link)
  expect(close).toHaveBeenCalledTimes(2)
})

test('it says the four hours that the discount holds, and counts what is truly left of them', async () => {
  const { dialog } = await open()
  expect(dialog).toHaveTextContent('Je welkomstkorting geldt 4 uur vanaf je aanmelding, voor elk pakket.')
  expect(screen.getByRole('timer')).toHaveTextContent(/^\d{2,}:\d{2}:\d{2}$/)
})

test.each<[string, Partial<SharedState>]>([
  ['ends', { timeBonusEnds: null }],
  ['is bought with in another tab', { user: exampleUser({ paid_user: true, credits: 10 }) }],
  ['goes with the log-out', { user: null, timeBonusEnds: null }],
])('a bonus that %s closes it, for whoever comes next too', async (_, state) => {
  const { close } = await open()
  expect(close).not.toHaveBeenCalled()
  remote.share(state)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(close).toHaveBeenCalled()
})
