import { mountPoints } from '@lonk/shared-events/boot.ts'
import { placeLatePictures } from '@lonk/shared-events/place-late-pictures.ts'
import { type ReactNode, StrictMode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import type { Root } from 'react-dom/client'
import type { AppProps, LifeCycles } from 'single-spa'
import { ErrorPage } from '../errors/error-page.tsx'
import { report } from '../errors/reports.ts'
import { firstPageShown } from '../navigation/page-shown.ts'
import { type ReactDomClient, reactDomClient } from '../start/react-dom-client.ts'
import { Boundary } from './boundary.tsx'
import { replayClicks } from './early-clicks.ts'
import { type EarlyTyping, followTyping } from './early-typing.ts'
import { PartFailure } from './part-failure.ts'

interface FrameParts {
  /** Owner of what the frame shows: a remote's name, or `shell`. */
  readonly name: string
  readonly render: () => ReactNode
  /** Resolves once a pre-rendered page can be brought to life: its code and texts are there. */
  readonly ready: () => Promise<unknown>
}

// Decided once, at the first mount: React leaves comment nodes behind, so `<main>` never looks empty again.
let fragmentWaits = false
let fragmentNeedsScript = false

/** Called before the start with what the document says: whether `<main>` holds a page, and what it is without script. */
export const expectFragment = (present: boolean, needsScript = false): void => {
  fragmentWaits = present
  fragmentNeedsScript = needsScript
}

const mainPlace = (): HTMLElement => {
  const place = document.getElementById(mountPoints.main)
  if (!place) throw new Error('the document has no place for pages')
  return place
}

const rootOptions = (name: string) => ({
  identifierPrefix: `${name}-`,
  onUncaughtError: (cause: unknown) => report(PartFailure.from(cause, { owner: name, phase: 'render' })),
  onRecoverableError: (cause: unknown) => report(PartFailure.from(cause, { owner: name, phase: 'render' })),
})

/** What is there already brings the page to life when it is told, as a press does, and need not wait for that. */
const timeToTell = (typing: EarlyTyping): Promise<unknown> =>
  typing.isEmpty()
    ? firstPageShown
    : Promise.race([firstPageShown, new Promise((resolve) => setTimeout(resolve, 0))])

/** Put in by the build (`configs/webpack/part.ts`). */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

// For single-spa-inspector, a browser extension: where to draw its frame when somebody points at an application's name.
const overlays =
  process.env.NODE_ENV === 'development'
    ? { devtools: { overlays: { selectors: [`#${mountPoints.main}`] } } }
    : {}

/**
 * The lifecycles that single-spa gets for everything one owner shows in `<main>`. They are ours, synchronous and
 * unable to fail: the boundary, the loading and the retry live inside (docs/decisions/frames.md).
 */
export const frame = ({ name, render, ready }: FrameParts): LifeCycles<AppProps> => {
  let root: Root | null = null
  let mounted: object | null = null

  // What fails outside a page's own boundary must not leave `<main>` blank.
  const whole = () => (
    <StrictMode>
      <Boundary
        onFailed={(cause) => report(PartFailure.from(cause, { owner: name, phase: 'render' }))}
        fallback={(cause) => <ErrorPage cause={cause} />}
      >
        {render()}
      </Boundary>
    </StrictMode>
  )

  const show = ({ createRoot }: ReactDomClient, place: HTMLElement) => {
    root = createRoot(place, rootOptions(name))
    const made = root
    // Without flushSync a blank frame shows between two pages.
    flushSync(() => made.render(whole()))
  }

  const bringToLife = async (place: HTMLElement) => {
    const mine = mounted
    const stopRemembering = replayClicks.remember(place)
    const client = await reactDomClient()
    const alive = await ready().then(
      () => true,
      () => false,
    )
    const clicked = stopRemembering()
    // Left meanwhile, and perhaps come back to: that mount has drawn the page by itself.
    if (mounted !== mine) return
    const showPictures = placeLatePictures()
    // Without its code a published page stays the plain HTML it is: links and forms work, and it says more than an
    // error. Of one that was rendered for this document the hearts would be dead, without a word.
    if (!alive) return fragmentNeedsScript ? show(client, place) : showPictures()
    // A development build compares addresses as well, and would complain.
    if (process.env.NODE_ENV === 'development') showPictures()
    // It can be read as it is: as a transition it comes to life in pieces, and a tap in between goes first.
    const typing = followTyping(place)
    startTransition(() => {
      root = client.hydrateRoot(place, whole(), rootOptions(name))
    })
    // As whoever did it: first the text, then the press.
    timeToTell(typing).then(typing.tell).catch(report)
    firstPageShown.then(showPictures).catch(report)
    replayClicks.replay(clicked)
  }

  return {
    ...overlays,
    bootstrap: async () => undefined,
    mount: async () => {
      mounted = {}
      const place = mainPlace()
      if (!fragmentWaits) return show(await reactDomClient(), place)
      fragmentWaits = false
      bringToLife(place).catch(report)
    },
    unmount: async () => {
      mounted = null
      // Nothing here may await a task: single-spa mounts the next frame right afterwards.
      root?.unmount()
      root = null
      mainPlace().replaceChildren()
    },
  }
}
