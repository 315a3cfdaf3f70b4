import { expect, test } from '@jest/globals'
import type { AccountAnswer } from '@lonk/shared-api/calls/account/account.schema.ts'
import { exampleDiscount } from '@lonk/shared-api/testing/examples.ts'
import { type FakeRoute, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ServerState } from '../../../../server-state.ts'
import { member } from '../../../../testing/member.ts'
import { network } from '../../../../testing/network.ts'
import { remote } from '../../../../testing/remote.ts'
import { LeaveGroup } from './leave-group.tsx'

const leaving: AccountAnswer = {
  reasons: ['no_time', 'too_expensive', 'too_many_mails', 'privacy', 'bad_experience', 'other'],
  alternatives: [
    { reason: 'no_time', alternative: 'pause' },
    { reason: 'too_expensive', alternative: 'discount' },
    { reason: 'too_many_mails', alternative: 'mail_frequency' },
    { reason: 'privacy', alternative: 'block' },
    { reason: 'bad_experience', alternative: 'complaint' },
    { reason: 'other', alternative: 'pause' },
  ],
  delete_discount: exampleDiscount({ code: 'STAY', percentage: 30, expires: '2026-04-01T12:00:00.000Z' }),
  credits_left: 12,
  refundable: { credits: 10, amount: { amount: '14.99', currency: 'EUR' }, also: [] },
}
const del = 'DELETE /api/account.php'

const open = async (routes: Record<string, FakeRoute> = {}, answer = leaving) => {
  const seen = network({ 'GET /api/account.php': () => ({ body: answer }), ...routes })
  const view = await remote.open(
    <ServerState>
      <LeaveGroup />
    </ServerState>,
    { path: '/notifications', state: { user: member() } },
  )
  expect(seen.calls).toEqual([])
  await press('Account verwijderen')
  await screen.findByRole('radio', { name: 'Geen tijd' })
  return { ...seen, ...view }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

const goFor = async (reason: string) => {
  await userEvent.click(screen.getByRole('radio', { name: reason }))
  await press('Verder')
  await screen.findByText('Stap 2 van 3')
}
const toEnd = async () => {
  await goFor('Geen tijd')
  await press('Toch verwijderen')
  await screen.findByText('Stap 3 van 3')
}

test('a reason is all that the first step wants', async () => {
  await open()
  await press('Verder')
  expect(screen.getByText('Kies een reden.')).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'Geen tijd' })).toHaveFocus()
})

test.each([
  ['Te veel mails', 'Mails instellen', '/notifications#notifications'],
  ['Mijn privacy', 'Geblokkeerde leden bekijken', '/notifications#blocked'],
  ['Een nare ervaring', 'Meld het ons', '/complaints'],
  ['Te duur', 'Naar de credits', '/credits'],
])('%s has one other way, which leads to where it is done', async (reason, act, way) => {
  const { visited } = await open()
  await goFor(reason)
  await press(act)
  await waitFor(() => expect(visited).toEqual([way]))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('the way out looks like the other way, and each step is read from its heading', async () => {
  await open()
  await goFor('Te duur')
  expect(screen.getByRole('heading', { name: '30% korting als je blijft?' })).toHaveFocus()
  expect(screen.getByText(/code STAY op je volgende credits, tot en met 1 april 2026/)).toBeInTheDocument()
  const look = (name: string) => screen.getByRole('button', { name }).className
  expect(look('Toch verwijderen')).toBe(look('Naar de credits'))
})

test('a pause is taken where it is offered', async () => {
  const seen = await open({
    'PUT /api/account.php': () => ({ body: { user: member({ status: 'paused' }) } }),
  })
  await goFor('Geen tijd')
  await press('Een maand pauze')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(seen.callsOf('PUT /api/account.php')[0]?.body).toMatchObject({ action: 'pause' })
  expect(seen.callsOf(del)).toEqual([])
})

test('the last step says what is left behind; the end is after fourteen days, and the session is over', async () => {
  const seen = await open({
    [del]: () => ({
      body: { deleted_at: '2026-03-14T17:00:00.000Z', purge_at: '2026-03-28T17:00:00.000Z' },
    }),
  })
  const toasts = remote.heard('toast-requested')
  const logouts = remote.heard('logout-requested')
  await userEvent.type(screen.getByLabelText(/Wil je er iets over kwijt/), 'Het was leuk.')
  await toEnd()
  expect(
    screen.getByText(/Credits die je nog hebt: 12\..* 10 terugkrijgen, samen € 14,99/),
  ).toBeInTheDocument()
  await userEvent.type(screen.getByLabelText('Je huidige wachtwoord'), 'zonnebloem-1')
  await press('Account verwijderen')
  await waitFor(() => expect(logouts).toEqual([{ next: '/account-deleted' }]))
  expect(seen.callsOf(del)[0]?.body).toEqual({
    password: 'zonnebloem-1',
    reason: 'no_time',
    reason_text: 'Het was leuk.',
  })
  expect(toasts[0]?.text).toContain('Tot 28 maart 2026 kun je terug')
})

test('at once is a choice of its own, and credits that are lost are named', async () => {
  const seen = await open(
    {
      [del]: () => ({
        body: { deleted_at: '2026-03-14T17:00:00.000Z', purge_at: '2026-03-14T17:00:00.000Z' },
      }),
    },
    { ...leaving, refundable: { credits: 0, amount: { amount: '0.00', currency: 'EUR' }, also: [] } },
  )
  await toEnd()
  expect(screen.getByText(/Ze vervallen met je account/)).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: /14 dagen bedenktijd/ })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: /Nu definitief/ }))
  await userEvent.type(screen.getByLabelText('Je huidige wachtwoord'), 'zonnebloem-1')
  await press('Account verwijderen')
  await waitFor(() => expect(seen.callsOf(del)).toHaveLength(1))
  expect(seen.callsOf(del)[0]?.body).toMatchObject({ immediate: true })
})

test('a wrong password deletes nothing and is said where it was typed', async () => {
  await open({
    [del]: () =>
      refusal(422, 'old_password_wrong', {
        fields: { password: { code: 'old_password_wrong', message: 'Controleer je oude wachtwoord.' } },
      }),
  })
  const logouts = remote.heard('logout-requested')
  await toEnd()
  const field = screen.getByLabelText('Je huidige wachtwoord')
  await userEvent.type(field, 'roos')
  await press('Account verwijderen')
  await waitFor(() => expect(field).toHaveAccessibleDescription('Controleer je oude wachtwoord.'))
  expect(field).toHaveFocus()
  expect(logouts).toEqual([])
})
