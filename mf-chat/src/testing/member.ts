import type { User } from '@lonk/shared-api/schemas/user.ts'
import { exampleUser } from '@lonk/shared-api/testing/examples.ts'

/** The member who writes here: premium, with 12 credits, and not the one with whom they chat. */
export const member = (more: Partial<User> = {}): User =>
  exampleUser({
    id: 1,
    credits: 12,
    paid_user: true,
    free_conversations_left: null,
    profile: { ...exampleUser().profile, id: 1 },
    ...more,
  })
