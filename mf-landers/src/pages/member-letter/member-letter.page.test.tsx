import { testMemberLanding } from '../../testing/member-landing-rules.tsx'
import { Page } from './member-letter.page.tsx'

testMemberLanding({ Page, lander: 'members-letter' })
