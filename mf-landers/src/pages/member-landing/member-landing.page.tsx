import type { PageProps } from '@lonk/shared-events/contract.ts'
import { MemberLanding } from '../../member-landing/member-landing.tsx'
import { Postcard } from './postcard.tsx'

/** A postcard with a member on it (`/members/:id/landing`). */
export const Page = (props: PageProps) => <MemberLanding {...props} lander="members" Landing={Postcard} />
