import type { Gender } from '@lonk/shared-api/choices.ts'
import { hash } from '@node-rs/argon2'
import { days, minutes } from '../src/clock.ts'
import { type DemoLogin, demoEmail, demoLogins } from '../src/core/demo/demo-logins.ts'
import type { DemoMember, DemoPlace } from './demo-member.ts'

/** argon2id as for every account; one hash for all fixed accounts, so that a seed costs one. */
export const hashDemoPassword = (password: string): Promise<string> =>
  hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })

type Account = {
  name: string
  about: string
  gender: Gender
  born: string
  /** Age of the account. */
  ageMs: number
  change?: Partial<DemoMember>
  /** Bundles bought, in credits. */
  bought?: number[]
  /** Credits that its messages have cost. */
  spent?: number
  conversations?: number
  likes?: number
}

const bio = 'Dit is een vast account van de demo. Log in met het demowachtwoord en kijk rond.'

/**
 * Accounts to log in with, one for each situation worth seeing; all at `example.test`. Others meet them among the
 * members, so they are called as members are.
 */
const accounts: Record<DemoLogin, Account> = {
  gratis: {
    name: 'RickOpDeFiets',
    about: bio,
    gender: 'male',
    born: '1988-04-12',
    ageMs: days(2),
    conversations: 2,
    likes: 12,
  },
  nieuw: {
    name: 'LotteLacht',
    about: '',
    gender: 'female',
    born: '1996-09-30',
    ageMs: minutes(4),
    change: { status: 'not_confirmed', profile_status: 'disabled', activated_at: null, photos: [] },
  },
  // 2 at sign-up + 60 bought - 5 spent = 57
  premium: {
    name: 'MarloesLeest',
    about: bio,
    gender: 'female',
    born: '1985-02-03',
    ageMs: days(90),
    bought: [60],
    spent: 5,
    conversations: 4,
    likes: 24,
  },
  // 2 + 10 - 12 = 0
  leeg: {
    name: 'HenkWandelt',
    about: bio,
    gender: 'male',
    born: '1979-11-21',
    ageMs: days(60),
    bought: [10],
    spent: 12,
    conversations: 4,
    likes: 9,
  },
  incasso: {
    name: 'TimKookt',
    about: bio,
    gender: 'male',
    born: '1990-06-18',
    ageMs: days(120),
    change: { directdebit_blocked: true },
    likes: 4,
  },
  verwijderd: {
    name: 'AnoukDanst',
    about: bio,
    gender: 'female',
    born: '1982-01-09',
    ageMs: days(200),
    change: { status: 'deleted_pending', profile_status: 'disabled' },
  },
  bounce: {
    name: 'GerardVist',
    about: bio,
    gender: 'male',
    born: '1975-07-27',
    ageMs: days(150),
    change: { notifications_disabled: ['bounce'] },
    likes: 3,
  },
  geblokkeerd: {
    name: 'DaanKlust',
    about: '',
    gender: 'male',
    born: '1993-12-05',
    ageMs: days(30),
    change: { status: 'banned', profile_status: 'disabled' },
  },
  support: {
    name: 'Support_demo',
    about: '',
    gender: 'female',
    born: '1987-03-14',
    ageMs: days(300),
    change: { role: 'support', profile_status: 'disabled' },
  },
  moderator: {
    name: 'Moderator_demo',
    about: '',
    gender: 'male',
    born: '1984-08-08',
    ageMs: days(300),
    change: { role: 'moderator', profile_status: 'disabled' },
  },
  admin: {
    name: 'Admin_demo',
    about: '',
    gender: 'female',
    born: '1981-05-25',
    ageMs: days(300),
    change: { role: 'admin', profile_status: 'disabled' },
  },
}

/** Days that a deletion of `verwijderd@` is old; it is final on the fourteenth. */
const deletedDaysAgo = 10

/** Days since somebody was logged in to any of them: who is there to log in to does not head the lists of others. */
const seenDaysAgo = 20

export type FixedAccounts = {
  members: DemoMember[]
  bought: Map<number, readonly number[]>
  /** What an account has spent in all, by key. */
  spent: Map<number, number>
  conversations: Map<number, number>
  likes: Map<number, number>
}

/** The fixed accounts, with keys from `firstKey` on. They live where the site is at home. */
export function fixedAccounts(firstKey: number, now: Date, place: DemoPlace): FixedAccounts {
  const result: FixedAccounts = {
    members: [],
    bought: new Map(),
    spent: new Map(),
    conversations: new Map(),
    likes: new Map(),
  }
  for (const [index, login] of demoLogins.entries()) {
    const account = accounts[login]
    const key = firstKey + index
    result.members.push(member(key, login, account, now, place))
    result.spent.set(key, account.spent ?? 0)
    if (account.bought) result.bought.set(key, account.bought)
    if (account.conversations) result.conversations.set(key, account.conversations)
    if (account.likes) result.likes.set(key, account.likes)
  }
  return result
}

function member(key: number, login: DemoLogin, account: Account, now: Date, place: DemoPlace): DemoMember {
  const created_at = new Date(now.getTime() - account.ageMs)
  const other = account.gender === 'male' ? 'female' : 'male'
  const seen = new Date(now.getTime() - days(seenDaysAgo))
  return {
    key,
    email: demoEmail(login),
    password: true,
    demo: false,
    status: 'active',
    role: 'member',
    language: 'nl',
    speaks: 'nl',
    premium: Boolean(account.bought),
    directdebit_blocked: false,
    notifications_disabled: [],
    created_at,
    activated_at: new Date(created_at.getTime() + minutes(3)),
    deleted_at: login === 'verwijderd' ? new Date(now.getTime() - days(deletedDaysAgo)) : null,
    place,
    name: account.name,
    profile_status: 'active',
    gender: account.gender,
    seeking: other,
    sexuality: 'hetero',
    date_of_birth: account.born,
    age: ageOn(account.born, now),
    about: account.about,
    hair_colour: 'brown',
    eye_colour: 'blue',
    body_type: 'normal',
    relationship_status: 'single',
    tattoos: 'none',
    reason: 'dating',
    verified_at: null,
    last_online_at: seen < created_at ? created_at : seen,
    online_until: seen < created_at ? created_at : seen,
    show_on_landers: false,
    interests: ['music', 'coffee', 'cycling'],
    photos: [{ kind: 'portrait', visibility: 'public', storage_key: `account-${login}.svg`, blur_key: null }],
    ...account.change,
  }
}

function ageOn(born: string, now: Date): number {
  const [year = 0, month = 0, day = 0] = born.split('-').map(Number)
  const hadBirthday =
    now.getUTCMonth() + 1 > month || (now.getUTCMonth() + 1 === month && now.getUTCDate() >= day)
  return now.getUTCFullYear() - year - (hadBirthday ? 0 : 1)
}
