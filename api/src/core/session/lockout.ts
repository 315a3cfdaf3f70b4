import { after, before, hours, minutes } from '../../clock.ts'

/** Failed logins of one key: an account from one network, an account from everywhere, or an address. */
export type Attempts = { failed: number; windowStart: Date; lockedUntil: Date | null; level: number }

export type LockKind = 'account_net' | 'account' | 'ip'

type Rule = { most: number; window: number; locks: readonly number[] }

/** `docs/api.md`, 2.4 Lockout: each further lock of one account and network lasts longer. */
export const lockRules: Record<LockKind, Rule> = {
  account_net: { most: 5, window: minutes(15), locks: [minutes(15), minutes(60), minutes(240)] },
  account: { most: 50, window: hours(1), locks: [hours(1)] },
  ip: { most: 20, window: minutes(15), locks: [minutes(15)] },
}

const forgetLevelAfter = hours(24)

/** What one more failure makes of it. Locks follow one another: the next failures count from zero. */
export const afterFailure = (kind: LockKind, known: Attempts | null, now: Date): Attempts => {
  const rule = lockRules[kind]
  const recent = known !== null && known.windowStart > before(now, rule.window)
  const level = known && known.windowStart > before(now, forgetLevelAfter) ? known.level : 0
  const failed = (recent ? known.failed : 0) + 1
  const windowStart = recent ? known.windowStart : now
  if (failed < rule.most) return { failed, windowStart, level, lockedUntil: known?.lockedUntil ?? null }
  const lock = rule.locks[Math.min(level, rule.locks.length - 1)] ?? 0
  return { failed: 0, windowStart: now, level: level + 1, lockedUntil: after(now, lock) }
}

/** Whole minutes until the lock ends, or 0. */
export const minutesLocked = (known: Pick<Attempts, 'lockedUntil'> | null, now: Date): number =>
  known?.lockedUntil && known.lockedUntil > now
    ? Math.ceil((known.lockedUntil.getTime() - now.getTime()) / minutes(1))
    : 0
