import { useStore } from '@lonk/shared-events/store.ts'
import { drafts } from './sending.ts'

/** What is being typed to this profile, and the way to change it. */
export const useDraft = (profileId: number): [string, (text: string) => void] => {
  const text = useStore({ subscribe: drafts.subscribe, get: () => drafts.of(profileId) })
  return [text, (next) => drafts.write(profileId, next)]
}
