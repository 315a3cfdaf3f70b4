import type { OwnProfile } from '@lonk/shared-api/schemas/profile.ts'
import type { User } from '@lonk/shared-api/schemas/user.ts'
import type { SlotDeclaration, SlotNotice } from './contract.ts'
import { routePatterns } from './route-names.ts'
import { matchPattern } from './route-pattern.ts'
import { dismissedNotices } from './storage-register.ts'

/** Every {@link AccountNotice}, in the order in which they are shown. */
export const accountNotices = ['activation', 'notifications', 'terms', 'photo', 'bonus'] as const

/**
 * A notice that depends on nothing but the account and the page: the document carries it, so that it pushes nothing
 * down when the shell comes to life.
 */
export type AccountNotice = (typeof accountNotices)[number]

/** How the slots were called that stood in the warnings area before their `remote.json` could say it. */
const earlierSlots: Readonly<Record<SlotNotice, string>> = { photo: 'photo-alert', bonus: 'bonus-banner' }

/** Is this slot the inside of that notice? A release of before contract 1.4.0 is known by the slot's name alone. */
export const bringsNotice = (
  { name, notice: declared }: Pick<SlotDeclaration, 'name' | 'notice'>,
  notice: SlotNotice,
): boolean => (declared ? declared === notice : name === earlierSlots[notice])

/** Storage key of the time at which a notice was closed. */
export const dismissalKey = (notice: string): string => dismissedNotices.key + notice

/** Query parameter of the page to which a partner's sign-up leads. */
export const justCompletedParameter = 'api_signup_complete'

/** What a smartphone is here: the sign-up action and the activation reminder differ (docs/product.md, point 2). */
export const smartphoneQuery = '(max-width: 767px) and (pointer: coarse)'

/** What {@link dueNotices} looks at. */
export interface NoticeSituation {
  readonly user: Pick<User, 'status' | 'paid_user' | 'terms_version' | 'terms_accepted_version'> & {
    readonly notifications_disabled: readonly string[]
    readonly profile: Pick<OwnProfile, 'status'> & {
      readonly main_image: object | null
      readonly photos: readonly Photo[]
    }
  }
  /** As in the shared state; null once it is over. */
  readonly timeBonusEnds: string | null
  /** Without query. */
  readonly path: string
}

type Photo = Pick<OwnProfile['photos'][number], 'status' | 'visibility'>

/** Pages on which the reminder to confirm the address stays away (docs/product.md, point 4). */
const withoutReminder: readonly string[] = [
  routePatterns.signup,
  routePatterns.profile,
  routePatterns.notifications,
]

/** Pages on which somebody looks at one person, or pays: what else there is can wait for the next page. */
const undisturbed: readonly string[] = [
  routePatterns['members-id'],
  routePatterns['likes-m-id'],
  routePatterns['credits-id-paymentmethod'],
]

/** Whether a page is kept free of everything that is asked or told above it. */
export const isUndisturbed = (path: string): boolean =>
  undisturbed.some((pattern) => matchPattern(pattern, path) !== null)

/** Pages that show the welcome bonus and its countdown beside the prices. */
const withOwnCountdown: readonly string[] = [routePatterns.credits, routePatterns.premium]

/** Whoever is about to buy is not called away for anything that can wait. */
const whileBuying: readonly string[] = [routePatterns.credits]

/** A photo that others see, or will once it is through its checks. */
const counts = ({ status, visibility }: Photo): boolean =>
  visibility === 'public' && (status === 'active' || status === 'pending' || status === 'processing')

const rules: Readonly<Record<AccountNotice, (situation: NoticeSituation) => boolean>> = {
  activation: ({ user, path }) =>
    user.status === 'not_confirmed' &&
    user.profile.status === 'disabled' &&
    user.notifications_disabled.length === 0 &&
    !withoutReminder.includes(path),
  notifications: ({ user }) => user.notifications_disabled.length > 0,
  terms: ({ user: { terms_version, terms_accepted_version } }) =>
    terms_accepted_version === null || Date.parse(terms_accepted_version) < Date.parse(terms_version),
  photo: ({ user: { profile }, path }) =>
    path !== routePatterns.profile &&
    !whileBuying.some((page) => path.startsWith(page)) &&
    profile.main_image === null &&
    !profile.photos.some(counts),
  bonus: ({ user, timeBonusEnds, path }) =>
    timeBonusEnds !== null && !user.paid_user && !withOwnCountdown.some((page) => path.startsWith(page)),
}

/**
 * The notices a member gets on a page, for the document server and the shell alike. What was closed in the browser
 * is not known here; on a smartphone a modal takes the place of `activation` right after a partner's sign-up.
 */
export const dueNotices = (situation: NoticeSituation): readonly AccountNotice[] =>
  isUndisturbed(situation.path) ? [] : accountNotices.filter((notice) => rules[notice](situation))
