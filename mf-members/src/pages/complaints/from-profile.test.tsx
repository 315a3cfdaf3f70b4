import { expect, test } from '@jest/globals'
import type { Complaint } from '@lonk/shared-api/schemas/complaint.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Slot } from '../../slots/complaint-dialog/complaint-dialog.slot.tsx'
import { complaint } from '../../testing/complaints.ts'
import { member } from '../../testing/member.ts'
import { network } from '../../testing/network.ts'
import { photo, profile } from '../../testing/people.ts'
import { remote } from '../../testing/remote.ts'
import { Page as ProfilePage } from '../profile/profile.page.tsx'
import { Page } from './complaints.page.tsx'

test('a photo that was reported on a profile stands in the list of the member', async () => {
  remote.share({ user: member() })
  const kept: Complaint[] = []
  const seen = network({
    'GET /api/profile.php': () => ({ body: { profile: profile(2, { photos: [photo(21)] }), similar: [] } }),
    'POST /api/complaint.php': ({ body }) => {
      const { photo_id, category } = body as { photo_id: number; category: Complaint['category'] }
      const taken = complaint({ category, target: { type: 'photo', id: photo_id, url: null } })
      kept.push(taken)
      return { status: 201, body: { complaint: taken } }
    },
    'GET /api/complaint.php': () => ({ body: { complaints: kept } }),
  })
  const asked = remote.heard('complaint-requested')
  const toasts = remote.heard('toast-requested')

  await remote.open(<ProfilePage routeName="members-id" files="" params={{ id: '2' }} />, {
    path: '/members/2',
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Acties voor Lid_2' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Deze foto melden' }))
  const [request] = asked
  if (!request) throw new Error('no complaint was asked for')
  cleanup()

  await remote.open(<Slot request={request} close={() => undefined} />)
  await screen.findByRole('dialog', { name: 'Foto melden' })
  await userEvent.selectOptions(screen.getByLabelText('Wat is er aan de hand?'), 'Ongewenst naakt')
  await userEvent.click(screen.getByLabelText('Wat is er gebeurd?'))
  await userEvent.paste('Deze foto hoort hier niet.')
  await userEvent.click(screen.getByLabelText('Ik meld dit naar eer en geweten.'))
  await userEvent.click(screen.getByRole('button', { name: 'Melding versturen' }))
  await waitFor(() => expect(toasts).toHaveLength(1))
  expect(seen.callsOf('POST /api/complaint.php')[0]?.body).toMatchObject({ photo_id: 21 })
  cleanup()

  await remote.open(<Page />, { path: toasts[0]?.action?.path ?? '' })
  expect(await screen.findByRole('article', { name: 'Ongewenst naakt' })).toHaveTextContent('Over een foto')
})
