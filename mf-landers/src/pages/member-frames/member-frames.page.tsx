import type { PageProps } from '@lonk/shared-events/contract.ts'
import { MemberLanding } from '../../member-landing/member-landing.tsx'
import { TwoFrames } from './two-frames.tsx'

/** Two frames on one wall, the second without anybody (`/members/:id/landing3/:slug?`). */
export const Page = (props: PageProps) => (
  <MemberLanding {...props} lander="members-frames" Landing={TwoFrames} />
)
