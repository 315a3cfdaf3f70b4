import type { MembersAnswer } from '@lonk/shared-api/calls/members/members.schema.ts'
import type { Photo } from '@lonk/shared-api/schemas/photo.ts'
import type { Profile, ProfileCard } from '@lonk/shared-api/schemas/profile.ts'
import { exampleCard } from '@lonk/shared-api/testing/examples.ts'
import { noTraits } from '@lonk/shared-api/traits.ts'

/** People for tests, each with what the test is about. */
export const card = (id: number, more: Partial<ProfileCard> = {}): ProfileCard =>
  exampleCard({ id, name: `Lid_${id}`, age: 30 + id, ...more })

export const profile = (id: number, more: Partial<Profile> = {}): Profile => ({
  ...card(id),
  status: 'active',
  ...noTraits,
  sexuality: 'hetero',
  about: 'Ik hou van lange wandelingen. En van thuiskomen.',
  hair_colour: 'brown',
  relationship_status: 'single',
  interests: [],
  photos: [],
  conversation_id: null,
  blocked_by_me: false,
  ...more,
})

export const photo = (id: number, more: Partial<Photo> = {}): Photo => ({
  id,
  filename: `photos/${id}.webp`,
  thumb_filename: `photos/${id}-thumb.webp`,
  blur_filename: null,
  match: null,
  status: 'active',
  visibility: 'public',
  locked: false,
  width: 800,
  height: 1000,
  position: 0,
  main: false,
  ...more,
})

export const found = (profiles: ProfileCard[], more: Partial<MembersAnswer> = {}): MembersAnswer => ({
  profiles,
  total: profiles.length,
  total_capped: false,
  next_cursor: null,
  per_page: 24,
  similar: { profiles: [], total: 0 },
  ...more,
})
