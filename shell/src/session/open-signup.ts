import type { EventPayload } from '@lonk/shared-events/event-table.ts'
import { withFirstAnswers } from '@lonk/shared-events/first-answers.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { state } from '@lonk/shared-events/state.ts'
import { navigate, preload } from '../composition/navigation.ts'
import { loadSlot } from '../composition/remotes.ts'
import { slotRows } from '../composition/route-table.ts'
import { isSmartphone } from '../install/display-mode.ts'
import { layoutStore } from '../layouts/layout-store.ts'
import { signupsOpen } from '../tracking/signups-open.ts'
import { trafficSource } from '../tracking/tracking.ts'
import { signupWay } from './signup-way.ts'

const presentWay = () =>
  signupWay({
    loggedIn: state.get('user') !== null,
    smartphone: isSmartphone(),
    layout: layoutStore.get(),
    path: location.pathname,
    open: signupsOpen(state.get('settings'), trafficSource()),
  })

export const signupOpensModal = (): boolean => presentWay() === 'modal'

/** The sign-up action without its modal, because there is none here or its code could not be loaded. */
export const openSignup = (wanted: EventPayload<'signup-requested'>): void => {
  const { profileId, landerSlug, landerVariant, gender, seeking, ...rest } = wanted
  const query = { profile_id: profileId, slug: landerSlug, variant: landerVariant, ...rest }
  if (presentWay() === 'members') return void navigate(linkTo('members'))
  const answered = gender !== undefined || seeking !== undefined
  const state = answered ? withFirstAnswers({ gender, seeking }) : undefined
  void navigate(linkTo('signup', {}, query), { state })
}

/** Fetches what the sign-up action will show, on a pointer that comes near it. */
export const warmSignup = (): void => {
  const slot = signupOpensModal() ? slotRows().find(({ on }) => on === 'signup-requested') : undefined
  if (slot) loadSlot(slot.remote, slot.name).catch(() => undefined)
  else preload(linkTo('signup'))
}
