import { safeBackPath } from '@lonk/shared-events/back-path.ts'
import { routePatterns } from '@lonk/shared-events/route-names.ts'
import { matchPattern } from '@lonk/shared-events/route-pattern.ts'
import { wayBack } from '@lonk/shared-events/storage-register.ts'
import { asText, createStored } from '@lonk/shared-events/stored.ts'
import { useSearchParams } from 'react-router'

// Without storage the member is led to the members page instead.
const stored = createStored(wayBack, asText)

/** Where the member came from to buy; kept while they are at the payment provider. */
export const rememberWayBack = (back: string | null): void => {
  if (back) stored.set(back)
  // The way back of an earlier purchase must not outlive it.
  else stored.remove()
}

/** The remembered path, checked again: storage is no safer than a link. */
export const rememberedWayBack = (): string | null => safeBackPath(stored.get())

/** The page's `?back=`, or null. */
export const useBack = (): string | null => {
  const [query] = useSearchParams()
  return safeBackPath(query.get('back'))
}

const conversations = [routePatterns['chats-id'], routePatterns['members-id-chat']]

/** Whether a way back leads to where a message was being written. */
export const isConversation = (back: string | null): boolean => {
  const path = back?.split('?')[0] ?? ''
  return conversations.some((pattern) => matchPattern(pattern, path) !== null)
}
