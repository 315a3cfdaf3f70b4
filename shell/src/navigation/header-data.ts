import type { Audience } from '@lonk/shared-events/boot.ts'
import type { SharedState } from '@lonk/shared-events/state.ts'

/** What the header shows of the member, as text: in the build's templates these are placeholders. */
export interface HeaderData {
  readonly audience: Audience
  readonly siteName: string
  readonly userName: string
  /** Empty while there is nothing to show: an empty badge hides itself. */
  readonly unread: string
  readonly newLikes: string
  readonly credits: string
  readonly creditsTone: string
}

const badgeCap = 99
const lowBalance = 10

const capped = (count: number): string =>
  count <= 0 ? '' : count > badgeCap ? `${badgeCap}+` : String(count)

interface Known extends Pick<SharedState, 'user' | 'settings' | 'unreadTotal' | 'newLikesTotal'> {
  /** Whether it is known who is here (`who-is-here.ts`). */
  readonly who: boolean
}

export const audienceOf = (user: SharedState['user'], who: boolean): Audience =>
  user ? (user.paid_user ? 'paid' : 'free') : who ? 'visitor' : 'unknown'

export const isMember = (audience: Audience): boolean => audience === 'free' || audience === 'paid'

/** The rules of the top navigation's badges (docs/product.md, points 2 and 9). */
export const headerData = ({ user, who, settings, unreadTotal, newLikesTotal }: Known): HeaderData => {
  const low = user?.paid_user === true && user.credits <= lowBalance
  return {
    audience: audienceOf(user, who),
    siteName: settings?.name ?? 'Lonk',
    userName: user?.profile.name ?? '',
    unread: user ? capped(unreadTotal) : '',
    newLikes: user ? capped(newLikesTotal) : '',
    credits: low ? String(user.credits) : '',
    creditsTone: low ? (user.credits > 0 ? 'warning' : 'danger') : '',
  }
}
