import { createHmac } from 'node:crypto'
import type { LockedLike } from '@lonk/shared-api/schemas/like.ts'
import type { ProfileCard } from '@lonk/shared-api/schemas/profile.ts'
import { deriveKey, type Secrets } from '../../secrets.ts'
import type { Site } from '../settings/site.ts'
import type { Member } from './member.ts'

/**
 * Setting `likes_locked_free`: a free member learns that somebody liked them, and not who, by no call, event, number or
 * file. `features/likes/locked-likes.test.ts` has a line for each.
 */
export const likesLocked = (
  { values }: Pick<Site, 'values'>,
  member: Pick<Member, 'paidUser'> | null,
): boolean => values.likes_locked_free && member !== null && !member.paidUser

/** Of a match both know, and nobody pays to learn that nobody is there. */
export const isSecretLike = ({ match, fictional }: Pick<ProfileCard, 'match' | 'fictional'>): boolean =>
  !match && !fictional

/** Without a picture: however blurred, it could be held against those of the search. */
export const lockedLike: LockedLike = { locked: true, blur_image: null }

const beyondProfiles = 2 ** 52

/** Stands for the giver's id in a locked like: the same each time, and another for each receiver. */
export const lockedLikeId = (secrets: Secrets, fromId: number, toId: number): number =>
  beyondProfiles +
  createHmac('sha256', deriveKey(secrets, 'locked-likes'))
    .update(`${fromId} ${toId}`)
    .digest()
    .readUIntBE(0, 6)
