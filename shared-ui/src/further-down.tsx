import { type ComponentType, memo, Suspense, useState } from 'react'

/**
 * The same part in a boundary of its own, for what lies below a page's first screen. In a page that came with its
 * document React brings it to life after what stands outside, or with the first press or key on it, so that the first
 * screen answers sooner; in one that the browser makes by itself it is as it was. It may not suspend, and is drawn anew
 * only when its properties change: a change of them before it is alive would bring it to life in one piece.
 */
export const furtherDown = <Props extends object>(Part: ComponentType<Props>) =>
  memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ))

/**
 * Ids of a list's entries that lie further down: all but the first `inSight` of those it begins with. Decided once: an
 * entry that moves in the list must not change its boundary, or it would be made anew.
 */
export const useFurtherDown = (ids: readonly number[], inSight: number): ReadonlySet<number> =>
  useState(() => new Set(ids.slice(inSight)))[0]
