import type { SignupAnswer, SignupRequest } from '@lonk/shared-api/calls/signup/signup.schema.ts'
import { signup } from '@lonk/shared-api/calls/signup/signup.ts'
import { api, newKey } from '@lonk/shared-api/client.ts'
import { createSubmitKey } from '@lonk/shared-api/submit-key.ts'
import { withProof } from '@lonk/shared-api/with-proof.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { useState } from 'react'

/** What the server does, in the order in which it is shown (docs/product.md, point 4). */
export const progressParts = ['data', 'account', 'matches', 'mail'] as const

/** Milliseconds each part stays in sight once the server has said that it is done. */
const pace = 350

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Sends the draft and counts the parts that are done; `done` is null while nothing is under way. */
export const useSignup = () => {
  const [done, setDone] = useState<number | null>(null)
  const [submitKey] = useState(() => createSubmitKey(newKey))

  /** Rejects with the server's refusal; once it resolves the site knows of the new session. */
  const send = async (request: SignupRequest): Promise<SignupAnswer> => {
    setDone(0)
    try {
      const idempotencyKey = submitKey.for(request)
      const answer = await withProof((pow) =>
        api.call(signup, pow === undefined ? request : { ...request, pow }, { idempotencyKey }),
      )
      submitKey.done()
      for (const [index, part] of progressParts.entries()) {
        if (!answer.progress.includes(part)) break
        setDone(index + 1)
        await sleep(pace)
      }
      bus.publish('signup-completed', { user: answer.user })
      return answer
    } finally {
      setDone(null)
    }
  }

  return { done, send }
}
