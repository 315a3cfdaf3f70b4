import { sql } from 'kysely'
import type { Db } from '../../../database/connection.ts'
import { type MessageRow, selectMessages } from '../message/view.ts'

type Page = {
  conversationId: number
  profileId: number
  /** What the member deleted together with the conversation. */
  hiddenBefore: number
  /** Only messages older than this one. */
  before: number | undefined
  size: number
  /** Setting `history_limit`: of a longer conversation only so many of the latest messages are shown. */
  limit: number
}

export type History = { messages: MessageRow[]; has_more: boolean; history_limited: boolean }

/** A page of a conversation as one member sees it, oldest first. */
export const loadHistory = async (db: Db, page: Page): Promise<History> => {
  const floor = page.before === undefined ? 0 : await oldestShown(db, page)
  const rows = await visible(db, page)
    .where('messages.id', '>=', floor)
    .$if(page.before !== undefined, (query) => query.where('messages.id', '<', page.before ?? 0))
    .orderBy('messages.id', 'desc')
    .limit(page.size + 1)
    .execute()
  const has_more = rows.length > page.size
  const history_limited = !has_more && floor > 0 && (await hasOlder(db, page, floor))
  return { messages: rows.slice(0, page.size).reverse(), has_more, history_limited }
}

const visible = (db: Db, { conversationId, profileId, hiddenBefore }: Page) =>
  selectMessages(db)
    .where('messages.conversation_id', '=', conversationId)
    .where('messages.id', '>', hiddenBefore)
    .where('messages.state', '!=', 'deleted')
    .where((where) =>
      where.or([where('messages.state', '!=', 'held'), where('messages.sender_profile_id', '=', profileId)]),
    )
    .where(sql<boolean>`not ${profileId} = any(messages.deleted_for)`)

const oldestShown = async (db: Db, page: Page): Promise<number> => {
  const row = await visible(db, page)
    .clearSelect()
    .select('messages.id')
    .orderBy('messages.id', 'desc')
    .offset(page.limit - 1)
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? 0
}

const hasOlder = async (db: Db, page: Page, floor: number): Promise<boolean> => {
  const row = await visible(db, page)
    .clearSelect()
    .select('messages.id')
    .where('messages.id', '<', floor)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
