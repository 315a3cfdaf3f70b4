import { isApiError } from './errors/api-error.ts'

/**
 * Sends, and where the server asks for a proof first (`pow_required`) works one out and sends once more with it. The
 * code for that is fetched only then.
 */
export const withProof = async <Answer>(send: (pow?: string) => Promise<Answer>): Promise<Answer> => {
  try {
    return await send()
  } catch (error) {
    if (!isApiError(error) || error.code !== 'pow_required') throw error
    const { challenge, difficulty } = error.params
    // Browsers hash only on a page that came safely, as all do in production.
    if (typeof challenge !== 'string' || typeof difficulty !== 'number' || !globalThis.crypto?.subtle)
      throw error
    const { solve } = await import('./proof-of-work.ts')
    return send(await solve(challenge, difficulty))
  }
}
