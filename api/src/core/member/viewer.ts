import type { Language } from '@lonk/shared-api/schemas/primitives.ts'
import type { Site } from '../settings/site.ts'
import { likesLocked } from './locked-likes.ts'
import type { Member } from './member.ts'

/** Through whose eyes profiles are shown. A visitor has no profile and sees less. */
export type Viewer = {
  profileId: number | null
  premium: boolean
  session: string | null
  /** They are not told who liked them (`locked-likes.ts`). */
  likesLocked: boolean
  language: Language
  now: Date
}

export const viewerOf = (context: {
  member: Member | null
  site: Pick<Site, 'values'>
  language: Language
  now: Date
}): Viewer => ({
  profileId: context.member?.profileId ?? null,
  premium: context.member?.paidUser ?? false,
  session: context.member?.session ?? null,
  likesLocked: likesLocked(context.site, context.member),
  language: context.language,
  now: context.now,
})
