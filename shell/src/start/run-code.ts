import { inSteps } from './next-task.ts'

/**
 * Runs the code of the first chunk piece by piece, each with the libraries that it is the first to want: all of it in
 * one task would keep a phone busy for a quarter of a second. `eager` leaves the code where it is, in that chunk;
 * `boot.ts` finds what it imports already run.
 */
export const runFirstCode = (): Promise<void> =>
  inSteps([
    () => import(/* webpackMode: "eager" */ '@lonk/shared-events/state.ts'),
    () => import(/* webpackMode: "eager" */ '../composition/remotes.ts'),
    () => import(/* webpackMode: "eager" */ '../language/i18n.ts'),
    () => import(/* webpackMode: "eager" */ '../composition/site-history.ts'),
    () => import(/* webpackMode: "eager" */ '../layouts/hydrate-layout.tsx'),
    () => import(/* webpackMode: "eager" */ '../composition/compose.ts'),
  ])
