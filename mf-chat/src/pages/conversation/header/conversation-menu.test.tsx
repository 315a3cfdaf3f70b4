import { expect, test } from '@jest/globals'
import { refusal, tooLate } from '@lonk/shared-api/testing/fake-api.ts'
import { screen, waitFor } from '@testing-library/react'
import { atWidth } from '../../../testing/at-width.ts'
import { openConversation } from '../../../testing/open-conversation.tsx'
import { remote } from '../../../testing/remote.ts'
import { sampleChat, sampleConversation } from '../../../testing/samples.ts'

type Opened = Awaited<ReturnType<typeof openConversation>>

const choose = async ({ user }: Opened, item: string) => {
  await user.click(await screen.findByRole('button', { name: 'Acties voor het gesprek met Sanne' }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}
const blocked = sampleChat({ conversation: sampleConversation({ state: 'closed' }) })

test('blocking asks first, then leads to the other conversations', async () => {
  const opened = await openConversation(undefined, {
    routes: { 'POST /api/block.php': () => ({ body: { blocked: true } }) },
  })
  const refreshes = remote.heard('refresh-requested')
  await choose(opened, 'Blokkeren')
  expect((await screen.findByRole('dialog')).textContent).toContain('Sanne krijgt hier geen bericht van')
  expect(opened.network.callsOf('POST /api/block.php')).toEqual([])

  await opened.user.click(screen.getByRole('button', { name: 'Blokkeren' }))
  await waitFor(() => expect(opened.visited).toEqual(['/chats']))
  expect(opened.network.callsOf('POST /api/block.php')[0]?.body).toEqual({ profile_id: 7 })
  expect(refreshes).toContainEqual({ parts: ['chats', 'likes'] })
})

test('a block that the server refuses says why and leaves everything as it was', async () => {
  const opened = await openConversation(undefined, {
    routes: { 'POST /api/block.php': () => refusal(404, 'profile_not_found', { message: 'Weg.' }) },
  })
  await choose(opened, 'Blokkeren')
  await opened.user.click(await screen.findByRole('button', { name: 'Blokkeren' }))
  await screen.findByText('Weg.')
  expect(opened.visited).toEqual([])
})

test('a block that takes too long says so in the dialog', async () => {
  const opened = await openConversation(undefined, { routes: { 'POST /api/block.php': tooLate } })
  await choose(opened, 'Blokkeren')
  await opened.user.click(await screen.findByRole('button', { name: 'Blokkeren' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Het duurt te lang. Probeer het opnieuw.')
  expect(opened.visited).toEqual([])
})

test('whom the member has blocked can be let in again', async () => {
  const opened = await openConversation(blocked, {
    routes: { 'DELETE /api/block.php': () => ({ body: { blocked: false } }) },
  })
  opened.network.answer('GET /api/chat.php', () => ({ body: sampleChat() }))
  await choose(opened, 'Blokkering opheffen')
  await waitFor(() => expect(opened.network.callsOf('DELETE /api/block.php')).toHaveLength(1))
})

test('a complaint about the member is asked for', async () => {
  const opened = await openConversation()
  const asked = remote.heard('complaint-requested')
  await choose(opened, 'Lid melden')
  expect(asked).toEqual([{ profileId: 7 }])
})

test('where there is room the profile opens beside the conversation, elsewhere as a page', async () => {
  const asked = remote.heard('profile-panel-requested')
  const { user, visited } = await openConversation()
  await user.click(screen.getByRole('link', { name: 'Sanne, 34' }))
  expect([asked, visited]).toEqual([[], ['/members/7']])
  atWidth(1280)
  await user.click(screen.getByRole('link', { name: 'Sanne, 34' }))
  expect(asked).toEqual([{ profileId: 7 }])
})
