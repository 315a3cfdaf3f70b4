import { useSyncExternalStore } from 'react'
import { drafts } from './sending.ts'

/** What is being typed to this profile, and the way to change it. */
export const useDraft = (profileId: number): [string, (text: string) => void] => {
  const text = useSyncExternalStore(drafts.subscribe, () => drafts.of(profileId))
  return [text, (next) => drafts.write(profileId, next)]
}
