import { useEffect, useState } from 'react'

export type LaterParts = typeof import('./later-parts.ts')

let loading: Promise<LaterParts> | null = null
let loaded: LaterParts | null = null

/** Fetched once; a failure is forgotten, so that the next call tries again. */
export const loadLaterParts = (): Promise<LaterParts> => {
  loading ??= import('./later-parts.ts').then(
    (parts) => {
      loaded = parts
      return parts
    },
    (cause: unknown) => {
      loading = null
      throw cause
    },
  )
  return loading
}

/** The later parts once they are there; fetched as soon as the component is mounted. */
export const useLaterParts = () => {
  const [parts, setParts] = useState(loaded)
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try is another run
  useEffect(() => {
    if (parts) return
    let current = true
    setFailed(false)
    loadLaterParts().then(
      (module) => current && setParts(module),
      () => current && setFailed(true),
    )
    return () => {
      current = false
    }
  }, [parts, tries])

  return { parts, failed, retry: () => setTries(tries + 1) }
}
