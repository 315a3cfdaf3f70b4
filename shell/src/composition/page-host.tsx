import type { PageProps, RouteAccess, SkeletonName } from '@lonk/shared-events/contract.ts'
import { useStore } from '@lonk/shared-events/store.ts'
import { PageSkeleton } from '@lonk/shared-ui/page-skeleton.tsx'
import { type ComponentType, useEffect, useState } from 'react'
import { whoIsKnown } from '../session/who-is-here.ts'
import { PageRoute } from './page-route.tsx'
import { loadedPage, loadPage } from './remotes.ts'

interface PageHostProps extends PageProps {
  readonly remote: string
  readonly page: string
  readonly skeleton: SkeletonName
  readonly access: RouteAccess
  /** Raised by a retry: a failure is forgotten and the remote asked for again. */
  readonly attempt: number
  /** Another path of the same page is a page of its own for title, focus and announcement. */
  readonly path: string
  readonly onShown: () => void
}

type Loading =
  | { readonly is: 'loading' }
  | { readonly is: 'ready'; readonly Page: ComponentType<PageProps> }
  | { readonly is: 'failed'; readonly cause: unknown }

/**
 * Shows a remote's page: at once where its code is there, behind a skeleton where it is not. Not React.lazy:
 * that shows its fallback even for a loaded module, and React then holds the page back for 300 ms.
 */
export const PageHost = (host: PageHostProps) => {
  const { remote, page, skeleton, access, attempt, path, onShown, ...props } = host
  const [loading, setLoading] = useState<Loading>(() => {
    const known = loadedPage(remote, page)
    return known ? { is: 'ready', Page: known } : { is: 'loading' }
  })

  useEffect(() => {
    let gone = false
    // A retry forgets an earlier failure; a page that is there by now is not fetched again.
    const fresh = attempt > 0 && loadedPage(remote, page) === undefined
    loadPage(remote, page, fresh).then(
      (Page) =>
        !gone && setLoading((now) => (now.is === 'ready' && now.Page === Page ? now : { is: 'ready', Page })),
      (cause: unknown) => !gone && setLoading({ is: 'failed', cause }),
    )
    return () => {
      gone = true
    }
  }, [remote, page, attempt])

  const known = useStore(whoIsKnown)
  const shown = loading.is === 'ready' && (known || access === 'everybody')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path is shown once
  useEffect(() => {
    if (shown) onShown()
  }, [shown, path, onShown])

  // Thrown while rendering, so that the frame's boundary answers like for any other failure of the part.
  if (loading.is === 'failed') throw loading.cause
  if (shown)
    return (
      <PageRoute path={path} params={props.params}>
        <loading.Page {...props} />
      </PageRoute>
    )
  return skeleton === 'none' ? null : <PageSkeleton kind={skeleton} />
}
