import type { Kind } from './kinds.ts'

/** What came of one request; a refusal is an answer of the site's rules. */
export type Outcome = 'answered' | 'refused' | '502' | '503' | 'other 5xx' | 'cut' | 'too late'

export interface Done {
  readonly kind: Kind
  /** Milliseconds from the member's wish until it was acknowledged. */
  readonly took: number
  /** Requests for it that failed and were made again, by the browser or its member. */
  readonly failed: number
  /** How often the browser gave up and told its member, who asked again. */
  readonly shown: number
  /** What was going on in the house when it was acknowledged. */
  readonly during: string
}

export interface Figures {
  readonly request: (kind: Kind, outcome: Outcome) => void
  readonly done: (done: Omit<Done, 'during'>) => void
  /** A stream was lost; `away` milliseconds later its member had one again. */
  readonly reconnected: (away: number) => void
  /** A poll that failed is not asked again, and shown to nobody. */
  readonly missedPoll: () => void
  /** From now on everything counts for this act of the conductor. */
  readonly during: (what: string) => void
  readonly acts: () => readonly Done[]
  readonly requests: () => readonly { kind: Kind; outcome: Outcome; during: string; count: number }[]
  readonly streams: () => { reconnects: number; longest: number }
  readonly missedPolls: () => number
}

/** Everything that members asked for, and what came of it. */
export const createFigures = (): Figures => {
  const acts: Done[] = []
  const counts = new Map<string, { kind: Kind; outcome: Outcome; during: string; count: number }>()
  const streams = { reconnects: 0, longest: 0 }
  let missed = 0
  let during = 'calm'
  return {
    request: (kind, outcome) => {
      const key = `${kind}|${outcome}|${during}`
      const known = counts.get(key) ?? { kind, outcome, during, count: 0 }
      known.count += 1
      counts.set(key, known)
    },
    done: (done) => acts.push({ ...done, during }),
    reconnected: (away) => {
      streams.reconnects += 1
      streams.longest = Math.max(streams.longest, away)
    },
    missedPoll: () => {
      missed += 1
    },
    during: (what) => {
      during = what
    },
    acts: () => acts,
    requests: () => [...counts.values()],
    streams: () => streams,
    missedPolls: () => missed,
  }
}

export const outcomeOf = (status: number): Outcome => {
  if (status < 400) return 'answered'
  if (status < 500) return 'refused'
  if (status === 502 || status === 503) return `${status}`
  return 'other 5xx'
}
