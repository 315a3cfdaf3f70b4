import type { User } from '@lonk/shared-api/schemas/user.ts'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { SlotHost } from '../composition/slot.tsx'
import { dismissals } from './dismissals.ts'
import { asksForPhoto } from './photo-rule.ts'

const wasDismissed = () => dismissals.at('photo') !== null

/** The slot of mf-members that asks for a photo; its code is not fetched for those who have one. */
export const PhotoAlert = ({ user }: { readonly user: User }) => {
  const { pathname } = useLocation()
  const dismissed = useSyncExternalStore(dismissals.subscribe, wasDismissed)
  if (!asksForPhoto({ profile: user.profile, path: pathname, dismissed })) return null
  return <SlotHost name="photo-alert" request={{}} close={() => dismissals.dismiss('photo')} />
}
