import type { ExpressionBuilder } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { thereFor } from '../conversation/there-for.ts'
import { visibleTo } from './visibility.ts'

/**
 * Those whose page a viewer can open, or could but for a block of their own; null for a visitor. Like `visibleTo`, for
 * a query on `profiles`: what is asked about anybody else is answered as if there were nobody.
 */
export const seenBy =
  (host: string, viewerId: number | null) => (eb: ExpressionBuilder<Database, 'profiles'>) => {
    const active = visibleTo(host, null)(eb)
    if (viewerId === null) return active
    const shutOut = eb
      .selectFrom('blocks')
      .select('blocks.blocker_id')
      .where('blocks.blocked_id', '=', viewerId)
      .whereRef('blocks.blocker_id', '=', 'profiles.id')
    return eb.or([eb('profiles.id', '=', viewerId), eb.and([active, eb.not(eb.exists(shutOut))])])
  }

/**
 * The same, and those with whom the viewer has a conversation, whatever has become of them since.
 */
export const knownBy =
  (host: string, viewerId: number | null) => (eb: ExpressionBuilder<Database, 'profiles'>) => {
    const seen = seenBy(host, viewerId)(eb)
    if (viewerId === null) return seen
    const inConversation = eb
      .selectFrom('conversations')
      .select('conversations.id')
      .where((pair) =>
        pair.or([
          pair.and([pair('a_id', '=', viewerId), pair('b_id', '=', pair.ref('profiles.id'))]),
          pair.and([pair('b_id', '=', viewerId), pair('a_id', '=', pair.ref('profiles.id'))]),
        ]),
      )
      .where(thereFor(viewerId))
    return eb.or([seen, eb.and([eb('profiles.domain_host', '=', host), eb.exists(inConversation)])])
  }
