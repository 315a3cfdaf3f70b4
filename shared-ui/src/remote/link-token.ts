import { isObject } from '@lonk/shared-events/event-schema.ts'
import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/**
 * The token of the mail's link that led here, else null. It leaves the address at once, where it would be shared,
 * logged or handed on as a way back; the history's entry keeps it, so that a reload still has it.
 */
export const useLinkToken = (): string | null => {
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const [query] = useSearchParams()
  const arrived = query.get('token')

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each token
  useEffect(() => {
    if (arrived !== null) navigate(pathname, { replace: true, state: { token: arrived } })
  }, [arrived])
  return arrived ?? tokenIn(state)
}

const tokenIn = (locationState: unknown): string | null =>
  isObject<Record<string, unknown>>(locationState) && typeof locationState.token === 'string'
    ? locationState.token
    : null
