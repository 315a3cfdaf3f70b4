import { testMemberLanding } from '../../testing/member-landing-rules.tsx'
import { Page } from './member-frames.page.tsx'

testMemberLanding({ Page, lander: 'members-frames' })
