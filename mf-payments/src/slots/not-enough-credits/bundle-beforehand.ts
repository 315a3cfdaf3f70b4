import type { Bundle } from '@lonk/shared-api/schemas/order.ts'

/**
 * The bundle that stands chosen when nobody has chosen yet: the recommended one, as on the page of the bundles. One that
 * would not be enough for what is asked helps nobody: then the smallest that is, or else the largest there is.
 */
export const bundleBeforehand = (bundles: readonly Bundle[], lacking: number): Bundle | undefined => {
  const enough = bundles
    .filter(({ credits, bonus_credits }) => credits + bonus_credits >= lacking)
    .sort((a, b) => a.credits + a.bonus_credits - (b.credits + b.bonus_credits))
  return enough.find(({ popular }) => popular) ?? enough[0] ?? bundles.at(-1)
}
