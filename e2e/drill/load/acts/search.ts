import { getMembers } from '@lonk/shared-api/calls/members/members.ts'
import { type Act, counted } from '../counted.ts'

/** Answered by whichever database server may. */
export const search: Act = async (member, figures) => {
  await counted(member, figures, 'search', () => member.browser.client.call(getMembers, {}))
}
