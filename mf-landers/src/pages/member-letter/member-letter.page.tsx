import type { PageProps } from '@lonk/shared-events/contract.ts'
import { MemberLanding } from '../../member-landing/member-landing.tsx'
import { Letter } from './letter.tsx'

/** A letter that is still to be written, to a member (`/members/:id/landing2/:slug?`). */
export const Page = (props: PageProps) => (
  <MemberLanding {...props} lander="members-letter" Landing={Letter} />
)
