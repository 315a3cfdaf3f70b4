import type { SignupAnswer, SignupRequest } from '@lonk/shared-api/calls/signup/signup.schema.ts'
import { signup } from '@lonk/shared-api/calls/signup/signup.ts'
import { api, newKey } from '@lonk/shared-api/client.ts'
import { createSubmitKey } from '@lonk/shared-api/submit-key.ts'
import { withProof } from '@lonk/shared-api/with-proof.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { progressParts } from './progress-parts.ts'

/** Milliseconds each part stays in sight once the server has said that it is done. */
const pace = 350

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Sends one sign-up, under one key however often it is tried, and counts the parts that are done. Rejects with the
 * server's refusal; once it resolves the site knows of the new session.
 */
export const createSending = () => {
  const submitKey = createSubmitKey(newKey)
  return async (request: SignupRequest, onDone: (parts: number) => void): Promise<SignupAnswer> => {
    const idempotencyKey = submitKey.for(request)
    const answer = await withProof((pow) =>
      api.call(signup, pow === undefined ? request : { ...request, pow }, { idempotencyKey }),
    )
    submitKey.done()
    for (const [index, part] of progressParts.entries()) {
      if (!answer.progress.includes(part)) break
      onDone(index + 1)
      await sleep(pace)
    }
    bus.publish('signup-completed', { user: answer.user })
    return answer
  }
}
