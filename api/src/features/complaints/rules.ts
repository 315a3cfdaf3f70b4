import type { ComplaintCategory } from '@lonk/shared-api/schemas/complaint.ts'

const priorities: Partial<Record<ComplaintCategory, 1 | 3>> = {
  minor: 1,
  threat: 1,
  spam: 3,
  copyright: 3,
  payment: 3,
  service: 3,
  other: 3,
}

/** 1 first: whoever may be under age or in danger. */
export const priorityOf = (category: ComplaintCategory): 1 | 2 | 3 => priorities[category] ?? 2

type Targets = {
  profile_id?: number | undefined
  message_id?: number | undefined
  photo_id?: number | undefined
  url?: string | undefined
}

export type Target =
  | { type: 'profile' | 'message' | 'photo'; id: number; url: null }
  | { type: 'url'; id: null; url: string }
  | { type: 'site'; id: null; url: null }

/** What a complaint is about; null where it names more than one thing. */
export const targetOf = ({ profile_id, message_id, photo_id, url }: Targets): Target | null => {
  const named: Target[] = [
    ...(profile_id === undefined ? [] : [{ type: 'profile', id: profile_id, url: null } as const]),
    ...(message_id === undefined ? [] : [{ type: 'message', id: message_id, url: null } as const]),
    ...(photo_id === undefined ? [] : [{ type: 'photo', id: photo_id, url: null } as const]),
    ...(url === undefined ? [] : [{ type: 'url', id: null, url } as const]),
  ]
  if (named.length > 1) return null
  return named[0] ?? { type: 'site', id: null, url: null }
}

/** A notice of a visitor needs an address to answer to, except where a minor may be in danger (DSA, article 16). */
export const needsAddress = (category: ComplaintCategory, isMember: boolean): boolean =>
  !isMember && category !== 'minor'

/** Six months, to the day. */
export const appealUntil = (decided: Date): Date => {
  const until = new Date(decided)
  until.setUTCMonth(until.getUTCMonth() + 6)
  return until
}
