/** Milliseconds; docs/product.md, points 4 and 9. `cards`: how old what cards show of others may become. */
export const pollTimes = { first: 5_000, everyMinute: 60_000, withPush: 300_000, cards: 300_000 } as const

interface Situation {
  readonly push: boolean
  /** At least one tab of this browser is on the screen. */
  readonly visible: boolean
  /** Polls that failed in a row. */
  readonly failures: number
  /** 0 to 1: spreads clients that failed together. */
  readonly random: number
}

/** Milliseconds until the next poll. A failing server is asked less and less, at least every five minutes. */
export const nextPoll = ({ push, visible, failures, random }: Situation): number => {
  const usual = push || !visible ? pollTimes.withPush : pollTimes.everyMinute
  if (failures === 0) return usual
  const backedOff = Math.min(usual * 2 ** Math.min(failures, 4), pollTimes.withPush)
  return Math.round(backedOff * (0.75 + random / 2))
}
