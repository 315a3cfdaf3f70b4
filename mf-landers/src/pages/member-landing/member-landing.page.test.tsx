import { testMemberLanding } from '../../testing/member-landing-rules.tsx'
import { Page } from './member-landing.page.tsx'

testMemberLanding({ Page, lander: 'members' })
