import { createPasswords } from '../../../api/src/core/session/passwords.ts'
import type { Office } from '../../attack/world/office.ts'
import { logIn, password } from './acts/log-in.ts'
import { type Network, openBrowser } from './browser.ts'
import { emptyNotebook, type Member } from './member.ts'
import { keepStream } from './stream.ts'

/** What each is given at the beginning. */
export const creditsEach = 5000

/** Made in the database with one password for all: hashing thousands would take longer than the drill. */
export const inviteMembers = async (
  office: Office,
  network: Network,
  count: number,
): Promise<readonly Member[]> => {
  const people = []
  for (let index = 0; index < count; index += 1) people.push(await office.person({ credits: creditsEach }))
  const ids = people.map(({ userId }) => userId)
  await office.db
    .updateTable('users')
    .set({ password_hash: await createPasswords().hash(password) })
    .where('id', 'in', ids)
    .execute()
  const rows = await office.db.selectFrom('users').select(['id', 'email']).where('id', 'in', ids).execute()
  const emails = new Map(rows.map(({ id, email }) => [id, email]))
  const profiles = people.map(({ profileId }) => profileId)
  return people.map(({ userId, profileId }, index) => ({
    userId,
    profileId,
    email: emails.get(userId) ?? '',
    browser: openBrowser(network),
    notebook: emptyNotebook(),
    partners: [index + 1, index + count - 1].flatMap((place) => profiles[place % count] ?? []),
    everybody: profiles,
  }))
}

const atOnce = 8

/** All log in and open their streams, a few at a time. */
export const letIn = async (members: readonly Member[], network: Network) => {
  const waiting = [...members]
  const streams: Awaited<ReturnType<typeof keepStream>>[] = []
  const enter = async () => {
    for (let member = waiting.shift(); member; member = waiting.shift()) {
      await logIn(member, network)
      streams.push(await keepStream(member, network))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, enter))
  return streams
}
