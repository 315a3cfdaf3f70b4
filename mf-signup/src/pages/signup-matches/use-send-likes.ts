import type { LikeSignupMatchesAnswer } from '@lonk/shared-api/calls/matching/signup-matches.schema.ts'
import { likeSignupMatches } from '@lonk/shared-api/calls/matching/signup-matches.ts'
import { api, newKey } from '@lonk/shared-api/client.ts'
import { createSubmitKey } from '@lonk/shared-api/submit-key.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useState } from 'react'

export interface Choice {
  readonly ids: readonly number[]
  readonly message: string
}

/** Sends the likes, all or none; a second try after a lost answer gives none twice. */
export const useSendLikes = () => {
  const errorText = useErrorText()
  const [submitKey] = useState(() => createSubmitKey(newKey))
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [answer, setAnswer] = useState<LikeSignupMatchesAnswer | null>(null)

  const send = async ({ ids, message }: Choice): Promise<void> => {
    const words = message.trim()
    const request = { profile_ids: [...ids], ...(words && { message: words }) }
    setBusy(true)
    setProblem(null)
    try {
      const given = await api.call(likeSignupMatches, request, { idempotencyKey: submitKey.for(request) })
      submitKey.done()
      setAnswer(given)
      bus.publish('refresh-requested', { parts: ['likes'] })
    } catch (error) {
      setProblem(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, answer, send }
}
