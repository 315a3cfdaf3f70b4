import { useEffect, useState } from 'react'

/** Code in a chunk of its own: fetched once, by whoever asks first. */
export interface LateCode<Code> {
  /** Rejects where the chunk did not come; the next call tries again. */
  readonly load: () => Promise<Code>
  /** What is there already, without fetching it. */
  readonly loaded: () => Code | null
}

/**
 * For parts that have something to say where their code does not come; `later` for those that just wait for it.
 * @example const steps = lateCode(() => import('./late-steps.ts'))
 */
export const lateCode = <Code extends object>(fetch: () => Promise<Code>): LateCode<Code> => {
  let loading: Promise<Code> | null = null
  let loaded: Code | null = null
  return {
    load: () => {
      loading ??= fetch().then(
        (code) => {
          loaded = code
          return code
        },
        (cause: unknown) => {
          loading = null
          throw cause
        },
      )
      return loading
    },
    loaded: () => loaded,
  }
}

/** Null until the code is there, at once where it is there already; fetched as soon as the component is mounted. */
export const useLateCode = <Code extends object>({ load, loaded }: LateCode<Code>) => {
  const [code, setCode] = useState(loaded)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is another run
  useEffect(() => {
    if (code) return
    let gone = false
    setFailed(false)
    load().then(
      (arrived) => !gone && setCode(arrived),
      () => !gone && setFailed(true),
    )
    return () => {
      gone = true
    }
  }, [code, attempt])

  // Somebody else may have fetched it since: a form's check, after the component's own try had failed.
  const there = code ?? loaded()
  return { code: there, failed: failed && !there, retry: () => setAttempt(attempt + 1) }
}
