import type { Language } from '@lonk/shared-api/schemas/primitives.ts'
import type { Database } from '../src/database/schema.ts'
import type { DemoLanguage } from './texts/texts.ts'

type User = Database['users']
type Profile = Database['profiles']

/** A place that somebody can live in, with its ids in the database. */
export type DemoPlace = {
  city_id: number
  region_id: number
  country: string
  region: string
  name: string
  lat: number
  lon: number
  population: number
}

export type DemoPhoto = {
  /** `outdoors`: the person again, in a landscape. */
  kind: 'portrait' | 'outdoors' | 'scene'
  visibility: 'public' | 'private'
  /** File names in the photo store; a private photo has its blurred raster twin beside it. */
  storage_key: string
  blur_key: string | null
}

/** Somebody of the demo, before the database has given ids: `key` counts from 1. */
export type DemoMember = {
  key: number
  email: string
  password: boolean
  /** True for simulated members, false for the fixed accounts that people log in to. */
  demo: boolean
  status: User['status']
  role: 'member' | 'support' | 'moderator' | 'admin'
  language: Language
  speaks: DemoLanguage
  premium: boolean
  directdebit_blocked: boolean
  notifications_disabled: string[]
  created_at: Date
  activated_at: Date | null
  deleted_at: Date | null
  place: DemoPlace
  name: string
  profile_status: Profile['status']
  gender: Profile['gender']
  seeking: Profile['seeking']
  sexuality: NonNullable<Profile['sexuality']>
  date_of_birth: string
  age: number
  about: string
  hair_colour: Profile['hair_colour']
  eye_colour: Profile['eye_colour']
  body_type: Profile['body_type']
  relationship_status: Profile['relationship_status']
  tattoos: Profile['tattoos']
  reason: Profile['reason']
  verified_at: Date | null
  last_online_at: Date
  online_until: Date
  show_on_landers: boolean
  /** Slugs. */
  interests: string[]
  photos: DemoPhoto[]
}
