import type { Db } from '../../../api/src/database/connection.ts'
import type { Member } from '../load/member.ts'
import { type Entry, none, total } from './books.ts'

/** Each message that was acknowledged is there once, and no other; and its reader's page has it, told once. */
export const messagesOf = async (db: Db, members: readonly Member[]): Promise<readonly Entry[]> => {
  const rows = await db.selectFrom('messages').select(['sender_profile_id', 'client_id', 'text']).execute()
  const acknowledged = new Map(
    members.flatMap(({ profileId, notebook }) =>
      notebook.sent.map(({ clientId, text }) => [`${profileId} ${clientId} ${text}`, 0]),
    ),
  )
  let unknown = 0
  for (const { sender_profile_id, client_id, text } of rows) {
    const key = `${sender_profile_id} ${client_id} ${text}`
    const times = acknowledged.get(key)
    if (times === undefined) unknown += 1
    else acknowledged.set(key, times + 1)
  }
  const times = [...acknowledged.values()]
  return [
    total('messages acknowledged', times.length),
    none('messages lost', times.filter((count) => count === 0).length),
    none('messages doubled', times.filter((count) => count > 1).length),
    none('messages that nobody sent', unknown),
    none('messages that their reader’s page has not', untold(members)),
    none(
      'events told twice',
      members.reduce((sum, { notebook }) => sum + notebook.heardTwice, 0),
    ),
  ]
}

/** Neither did the stream bring it, nor was everything loaded anew since. */
const untold = (members: readonly Member[]): number => {
  const readers = new Map(members.map((member) => [member.profileId, member]))
  return members
    .flatMap(({ notebook }) => notebook.sent)
    .filter(({ clientId, toProfileId, at }) => {
      const reader = readers.get(toProfileId)
      return !reader?.notebook.heard.has(clientId) && (reader?.notebook.reloadedAt ?? 0) < at
    }).length
}
