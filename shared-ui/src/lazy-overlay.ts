import { startTransition, useEffect, useRef, useState } from 'react'

/** What the overlay chunk offers: everything on Radix, one instance for shell and remotes. */
export type OverlayModule = typeof import('./overlay/overlay.tsx')

type Wait = (milliseconds: number) => Promise<void>

/** For tests: pages load with the defaults, three tries, 0.4 and 1.6 s apart. */
export interface LoadSettings {
  /** Pauses between tries in milliseconds; one try more than there are pauses. */
  pauses?: readonly number[]
  wait?: Wait
  /** By the package's own name, which is the federation share's key: a relative import would bundle a second copy. */
  load?: () => Promise<OverlayModule>
}

const sleep: Wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const importOverlay = () => import('@lonk/shared-ui/overlay/overlay.tsx')

/** The overlay chunk, tried again when the network drops it. Rejects with the last failure. */
export async function loadOverlay(settings: LoadSettings = {}): Promise<OverlayModule> {
  const { pauses = [400, 1600], wait = sleep, load = importOverlay } = settings
  for (const pause of pauses) {
    try {
      return await load()
    } catch {
      await wait(pause)
    }
  }
  return load()
}

let loaded: OverlayModule | null = null

/**
 * The overlay module once it is there, else null. Nothing is fetched until `wanted` is true; setting it false
 * and true again tries once more after a failure, of which `onFailed` is told.
 * @example
 * const overlay = useOverlay(open)
 * return overlay && <overlay.Modal open={open} onClose={close} title={title}>…</overlay.Modal>
 */
export function useOverlay(wanted: boolean, onFailed?: (cause: unknown) => void): OverlayModule | null {
  const [overlay, setOverlay] = useState<OverlayModule | null>(null)
  const failed = useRef(onFailed)

  useEffect(() => {
    failed.current = onFailed
  }, [onFailed])

  useEffect(() => {
    if (!wanted || overlay) return
    let current = true
    const show = (module: OverlayModule) => {
      loaded = module
      if (current) setOverlay(module)
    }
    // It comes after a wait as it is: as a transition its first drawing lets taps through.
    const showLate = (module: OverlayModule) => startTransition(() => show(module))
    if (loaded) show(loaded)
    else loadOverlay().then(showLate, (cause: unknown) => current && failed.current?.(cause))
    return () => {
      current = false
    }
  }, [wanted, overlay])

  return overlay
}
