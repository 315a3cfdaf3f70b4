import { useRef, useState } from 'react'
import { loadOlder, type ThreadAddress } from '../../../thread/thread.resource.ts'

export interface Older {
  readonly loading: boolean
  readonly failed: boolean
  /** Does nothing while a page is on its way or where there is none. */
  readonly load: () => void
  readonly retry: () => void
}

/** Loads older messages a page at a time; after a failure only when asked to. */
export const useOlder = (address: ThreadAddress, hasOlder: boolean): Older => {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const busy = useRef(false)

  const start = () => {
    if (!hasOlder || busy.current) return
    busy.current = true
    setState('loading')
    loadOlder(address)
      .then(
        () => setState('idle'),
        () => setState('failed'),
      )
      .finally(() => {
        busy.current = false
      })
  }

  return {
    loading: state === 'loading',
    failed: state === 'failed',
    load: () => state !== 'failed' && start(),
    retry: start,
  }
}
