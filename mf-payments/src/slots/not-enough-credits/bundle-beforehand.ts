import type { Bundle } from '@lonk/shared-api/schemas/order.ts'

/**
 * The bundle that stands chosen when nobody has chosen yet: the smallest that is enough for what is asked, whatever is
 * recommended, so that nobody is led to spend more; where none is, the largest there is.
 */
export const bundleBeforehand = (bundles: readonly Bundle[], lacking: number): Bundle | undefined => {
  const bySize = bundles.toSorted((a, b) => worth(a) - worth(b))
  return bySize.find((bundle) => worth(bundle) >= lacking) ?? bySize.at(-1)
}

const worth = ({ credits, bonus_credits }: Bundle): number => credits + bonus_credits
