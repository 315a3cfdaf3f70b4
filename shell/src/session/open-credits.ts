import type { EventPayload } from '@lonk/shared-events/event-table.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { navigate } from '../composition/navigation.ts'

/** The bundles, and afterwards back: to `back`, else to where the member is now. */
export const openCredits = ({ back }: Pick<EventPayload<'credits-requested'>, 'back'>): void => {
  void navigate(linkTo('credits', {}, { back: back ?? `${location.pathname}${location.search}` }))
}
