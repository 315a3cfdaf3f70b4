/**
 * The Idempotency-Key of a form: the same for the same content, so that a second click or a repetition after a
 * lost answer is the same order; a new one once the content differs or the call has succeeded
 * (`docs/api.md`, 2.0). Keep one for as long as the form lives.
 */
export const createSubmitKey = (newKey: () => string) => {
  let last: { content: string; key: string } | null = null
  return {
    for: (content: unknown): string => {
      const written = JSON.stringify(content)
      if (last?.content !== written) last = { content: written, key: newKey() }
      return last.key
    },
    /** The call has succeeded: what is sent next is something new, however alike. */
    done: () => {
      last = null
    },
  }
}
