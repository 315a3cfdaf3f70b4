import type {
  PoseCode,
  VerificationRejectReason,
} from '@lonk/shared-api/calls/profile/photo-verification.schema.ts'
import type { Gender, Seeking } from '@lonk/shared-api/choices.ts'
import type { Traits } from '@lonk/shared-api/traits.ts'
import type { Generated } from 'kysely'
import type { Day, Id } from './columns.ts'

export type ProfileTables = {
  profiles: Traits & {
    id: Id
    domain_host: string
    user_id: number | null
    name: string
    name_fold: string
    name_changed_at: Date | null
    status: 'active' | 'disabled' | 'paused' | 'removed'
    gender: Gender
    seeking: Seeking
    date_of_birth: Day
    birth_corrected_at: Date | null
    country: string
    region_id: number | null
    city_id: number | null
    city_text: Generated<string>
    lat: number | null
    lon: number | null
    about: Generated<string>
    signup_message: Generated<string>
    fictional: Generated<boolean>
    demo: Generated<boolean>
    verified_at: Date | null
    last_online_at: Date
    online_until: Date
    main_photo_id: number | null
    show_on_landers: Generated<boolean>
    created_at: Date
  }
  profile_interests: { profile_id: number; interest_id: number }
  photos: {
    id: Id
    profile_id: number
    visibility: 'public' | 'private' | 'chat'
    status: 'processing' | 'pending' | 'active' | 'rejected' | 'deleted'
    storage_key: string
    thumb_key: string | null
    blur_key: string | null
    match_key: string | null
    sha256: string | null
    /** 64 bits: written as text and compared in SQL, never read into a number, which holds 53. */
    phash: string | null
    width: number
    height: number
    position: Generated<number>
    reject_reason: string | null
    decided_by: number | null
    decided_at: Date | null
    created_at: Date
  }
  photo_hashes_banned: {
    id: Id
    sha256: string | null
    /** 64 bits: never read into a number, which holds 53. */
    phash: string | null
    reason: string
    created_at: Date
  }
  photo_access: { owner_id: number; viewer_id: number; state: 'requested' | 'granted'; created_at: Date }
  photo_verifications: {
    id: Id
    profile_id: number
    pose_code: PoseCode
    state: 'pending' | 'approved' | 'rejected'
    reject_reason: VerificationRejectReason | null
    file_key: string | null
    created_at: Date
    decided_at: Date | null
    delete_at: Date | null
  }
}
