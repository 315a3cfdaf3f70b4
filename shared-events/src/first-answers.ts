/**
 * The first question of the sign-up, answered before its page opens. The values are those of the API, `gender` and
 * `seeking` of POST /api/signup.php; whoever reads them checks them.
 */
export interface FirstAnswers {
  readonly gender?: string | undefined
  readonly seeking?: string | undefined
}

/**
 * What the history entry of the sign-up page holds. The answers travel there and never in the address, where a log, the
 * next page's referrer or anybody who looks at the screen would tell whom this person is looking for (GDPR, article 9).
 *
 * @example navigate(linkTo('signup'), { state: withFirstAnswers({ gender: 'female', seeking: 'male' }) })
 */
export const withFirstAnswers = ({
  gender,
  seeking,
}: FirstAnswers): { readonly firstAnswers: FirstAnswers } => ({
  firstAnswers: { gender, seeking },
})

/** Reads them from a location's state, of any shape; none where another page, or nobody, wrote it. */
export const firstAnswersIn = (state: unknown): FirstAnswers => {
  if (typeof state !== 'object' || state === null || !('firstAnswers' in state)) return {}
  const { firstAnswers } = state
  if (typeof firstAnswers !== 'object' || firstAnswers === null) return {}
  const answer = (name: keyof FirstAnswers): string | undefined => {
    const value: unknown = Reflect.get(firstAnswers, name)
    return typeof value === 'string' ? value : undefined
  }
  return { gender: answer('gender'), seeking: answer('seeking') }
}
