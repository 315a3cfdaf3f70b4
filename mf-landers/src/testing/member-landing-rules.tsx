import { expect, test } from '@jest/globals'
import { exampleCard, exampleSettings } from '@lonk/shared-api/testing/examples.ts'
import type { PageProps } from '@lonk/shared-events/contract.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import texts from '../locales/nl.json' with { type: 'json' }
import { answering, counted, remote } from './remote.ts'

interface Landing {
  readonly Page: ComponentType<PageProps>
  /** As it is counted. */
  readonly lander: string
}

const shown = (more: Record<string, unknown> = {}) => ({
  niche: 1,
  profile: exampleCard({ id: 12, name: 'Noor', fictional: false }),
  profiles: [exampleCard({ id: 14, name: 'Bram' })],
  regions: [],
  ...more,
})

/** What holds for each of the three landings of a member. */
export const testMemberLanding = ({ Page, lander }: Landing) => {
  const open = (id: string, firstData?: unknown) =>
    remote.open(<Page routeName="members-id-landing" files="" params={{ id }} firstData={firstData} />, {
      path: `/members/${id}/landing`,
      state: { settings: exampleSettings() },
    })

  test('shows the member, and the sign-up hears for whom somebody came', async () => {
    const asked = remote.heard('signup-requested')
    await open('12', shown())
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Noor')
    await userEvent.click(screen.getByLabelText('een man', { selector: 'input[name=gender]' }))
    await userEvent.click(screen.getByLabelText('allebei'))
    await userEvent.click(screen.getByRole('button', { name: /Maak gratis een profiel/ }))
    expect(asked).toEqual([{ gender: 'male', seeking: 'both', lander, profileId: 12 }])
    await waitFor(() =>
      expect(counted()).toEqual([
        { event: 'lander_view', lander },
        { event: 'lander_cta', lander },
      ]),
    )
  })

  test('says that a fictional member is one', async () => {
    await open('12', shown({ profile: exampleCard({ id: 12, name: 'Noor', fictional: true }) }))
    expect(screen.getByText('Fictief profiel')).toBeInTheDocument()
  })

  test.each([
    ['gone', '12'],
    ['no number', 'noor'],
  ])('a member who is %s leaves a friendly word and the way in', async (_, id) => {
    answering({ 'GET /api/lander.php': () => ({ body: shown({ profile: null }) }) })
    await open(id)
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(texts.member.gone.title)
    expect(screen.getByRole('button', { name: /Maak gratis een profiel/ })).toBeInTheDocument()
  })
}
