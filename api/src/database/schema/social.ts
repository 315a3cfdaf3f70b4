import type { MatchAnswers } from '@lonk/shared-api/calls/matching/match-finder.schema.ts'
import type { Generated } from 'kysely'
import type { Day, Id, Json } from './columns.ts'

export type SocialTables = {
  likes: {
    from_id: number
    to_id: number
    like_new: Generated<boolean>
    held: Generated<boolean>
    shown_at: Date | null
    source: Generated<'search' | 'swipe' | 'signup' | 'lander'>
    created_at: Date
  }
  visits: { visitor_id: number; profile_id: number; day: Day; last_at: Date; hidden: Generated<boolean> }
  blocks: { blocker_id: number; blocked_id: number; created_at: Date }
  saved_searches: {
    id: Id
    user_id: number
    name: string
    name_fold: string
    filters: Json<Record<string, unknown>>
    created_at: Date
  }
  swipes: {
    id: Id
    user_id: number
    profile_id: number
    action: 'like' | 'pass'
    client_id: string
    local_day: Day
    created_at: Date
    undone_at: Date | null
  }
  match_answers: { profile_id: number; answers: Json<MatchAnswers>; answered_at: Date }
}
