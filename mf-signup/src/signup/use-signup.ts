import type { SignupAnswer } from '@lonk/shared-api/calls/signup/signup.schema.ts'
import { useRef, useState } from 'react'
import type { SignupDraft } from './draft.ts'
import { type LateParts, loadLateParts } from './load-late-parts.ts'
import type { SignupSurroundings } from './request.ts'

/** Sends the draft and counts the parts that are done; `done` is null while nothing is under way. */
export const useSignup = () => {
  const [done, setDone] = useState<number | null>(null)
  // The same for every try: one key makes one account.
  const sending = useRef<ReturnType<LateParts['createSending']> | null>(null)

  /** Rejects with the server's refusal; once it resolves the site knows of the new session. */
  const send = async (draft: SignupDraft, around: SignupSurroundings): Promise<SignupAnswer> => {
    const { createSending, toSignupRequest } = await loadLateParts()
    sending.current ??= createSending()
    const request = toSignupRequest(draft, around)
    setDone(0)
    try {
      return await sending.current(request, setDone)
    } finally {
      setDone(null)
    }
  }

  return { done, send }
}
