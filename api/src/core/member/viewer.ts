import type { Language } from '@lonk/shared-api/schemas/primitives.ts'
import type { Member } from './member.ts'

/** Through whose eyes profiles are shown. A visitor has no profile and sees less. */
export type Viewer = {
  profileId: number | null
  premium: boolean
  session: string | null
  language: Language
  now: Date
}

export const viewerOf = (context: { member: Member | null; language: Language; now: Date }): Viewer => ({
  profileId: context.member?.profileId ?? null,
  premium: context.member?.paidUser ?? false,
  session: context.member?.session ?? null,
  language: context.language,
  now: context.now,
})
