import type { OwnProfile } from '@lonk/shared-api/schemas/profile.ts'
import type { User } from '@lonk/shared-api/schemas/user.ts'
import { exampleUser } from '@lonk/shared-api/testing/examples.ts'

export const ownProfile = (more: Partial<OwnProfile> = {}): OwnProfile => ({
  ...exampleUser().profile,
  interests: [3],
  ...more,
})

/** The member who is logged in. */
export const member = (more: Partial<User> = {}): User => exampleUser({ profile: ownProfile(), ...more })
