import { hash, verify } from '@node-rs/argon2'
import { createSemaphore } from '../../semaphore.ts'

export type Passwords = {
  hash: (password: string) => Promise<string>
  /** False for a missing hash as well, after the same work: an unknown account takes as long as a wrong password. */
  matches: (passwordHash: string | null | undefined, password: string) => Promise<boolean>
}

/** argon2id (algorithm 2 of the library), 19 MiB, two passes: OWASP's choice. */
const strength = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/** A burst of logins must not take all memory. */
const mostAtOnce = 4

export const createPasswords = (): Passwords => {
  const inTurn = createSemaphore(mostAtOnce)
  const nobody = hash('nobody has this password', strength)
  return {
    hash: (password) => inTurn(() => hash(password, strength)),
    matches: (passwordHash, password) =>
      inTurn(async () => {
        const right = await verify(passwordHash ?? (await nobody), password)
        return right && Boolean(passwordHash)
      }),
  }
}
