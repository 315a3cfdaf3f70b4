import type { KeyObject } from 'node:crypto'
import { safeBackPath } from '@lonk/shared-events/back-path.ts'
import type { RegistryDocument } from '@lonk/shared-events/registry.ts'
import { trialCookie } from '@lonk/shared-events/storage-register.ts'
import type { Report } from '../log.ts'
import { shellPart } from '../registry/composition.ts'
import { decodeTrial, originTried, type Trial, trialEnds, trialParameter } from '../registry/trial.ts'
import type { Visitor } from '../visitor.ts'

export interface TrialSource {
  readonly publicKey: KeyObject
  readonly report: Report
  readonly now: () => Date
  /** Developers' servers that a part may be tried from. */
  readonly trialOrigins: readonly string[]
}

interface TrialVisit {
  /** What this visitor tries, while it is there. */
  readonly trial: Trial | null
  /** Where a link for testers goes on, without what made it one. */
  readonly to: string | null
  readonly setCookies: readonly string[]
}

/**
 * A tester's link is kept in a cookie and left out of the address; a token that this site did not make, or whose time
 * is over, is told to the log and counts for nothing. Nobody else sees what is tried.
 */
export const trialVisit = (
  { publicKey, report, now, trialOrigins }: TrialSource,
  url: URL,
  visitor: Visitor,
  document: RegistryDocument,
): TrialVisit => {
  const read = (token: string, from: 'link' | 'cookie'): Trial | null => {
    const { document: trial, problem } = decodeTrial(token, publicKey, now())
    const origin = originTried(trial)
    const isForeign = origin !== null && !trialOrigins.includes(origin)
    const refused = isForeign ? 'foreign_origin' : problem
    if (refused === null) return trial
    report('trial refused', { problem: refused, from, reqId: visitor.requestId })
    return null
  }
  const asked = url.searchParams.get(trialParameter)
  if (asked !== null) {
    const rest = new URLSearchParams(url.searchParams)
    rest.delete(trialParameter)
    // A path may begin with two slashes after all, which a browser takes for another site.
    const to = safeBackPath(`${url.pathname}${rest.size > 0 ? `?${rest}` : ''}`) ?? '/'
    if (asked === trialEnds) return { trial: null, to, setCookies: [cookie('', 0, visitor)] }
    const trial = read(asked, 'link')
    const left = trial ? Math.ceil((Date.parse(trial.until) - now().getTime()) / 1000) : 0
    return { trial, to, setCookies: trial ? [cookie(asked, left, visitor)] : [] }
  }
  const kept = visitor.cookies.get(trialCookie.key)
  if (!kept) return { trial: null, to: null, setCookies: [] }
  const trial = read(kept, 'cookie')
  if (trial && isThere(document, trial)) return { trial, to: null, setCookies: [] }
  // Promoted, taken back, or not ours.
  return { trial: null, to: null, setCookies: [cookie('', 0, visitor)] }
}

/** A candidate as long as it is one; from elsewhere each remote of the site, whose routes and slots it has. */
const isThere = ({ parts }: RegistryDocument, trial: Trial): boolean => {
  const entry = Object.hasOwn(parts, trial.part) ? parts[trial.part] : undefined
  if ('from' in trial) return entry !== undefined && trial.part !== shellPart
  return entry?.canary?.candidate.version === trial.version
}

const cookie = (value: string, seconds: number, { https }: Visitor): string =>
  `${trialCookie.key}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`
