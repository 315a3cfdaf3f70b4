import type { Generated } from 'kysely'
import type { Id } from './columns.ts'

export type ChatTables = {
  conversations: {
    id: Id
    a_id: number
    b_id: number
    last_message_id: number | null
    last_at: Date | null
    fictional: Generated<boolean>
    created_at: Date
  }
  conversation_members: {
    conversation_id: number
    profile_id: number
    unread: Generated<number>
    read_until: Generated<number>
    hidden_before_id: Generated<number>
    muted: Generated<boolean>
    free_slot: Generated<boolean>
    /** This member opened it, and has it even while nothing was said. */
    opened: Generated<boolean>
    fictional_ack_at: Date | null
    last_at: Date | null
  }
  messages: {
    id: Id
    conversation_id: number
    sender_profile_id: number
    operator_id: number | null
    client_id: string
    type: 'text' | 'photo' | 'gift' | 'icebreaker' | 'system'
    text: string | null
    photo_id: number | null
    gift_id: number | null
    state: 'held' | 'sent' | 'delivered' | 'read' | 'deleted'
    credits_charged: Generated<number>
    deleted_for: Generated<number[]>
    created_at: Date
    /** When the other side first got it, also where its sender must not see that. */
    handed_at: Generated<Date | null>
    delivered_at: Date | null
    read_at: Date | null
    /** Read while one of the two hid receipts: its sender never learns of it. */
    read_quietly: Generated<boolean>
  }
}
