/**
 * A proof is the challenge, a dot and a number, chosen so that the SHA-256 of it all begins with `difficulty` zero bits
 * (`docs/api.md`, 2.3 signup.php). Sixteen bits take a phone a second, and a machine that wants a hundred
 * thousand accounts a day.
 */
export const isProof = (digest: Uint8Array, difficulty: number): boolean => {
  const whole = Math.floor(difficulty / 8)
  if (digest.subarray(0, whole).some((byte) => byte !== 0)) return false
  return (digest[whole] ?? 0) >> (8 - (difficulty % 8)) === 0
}

const atOnce = 64

/** Finds a proof by trying; the page stays alive meanwhile. */
export const solve = async (challenge: string, difficulty: number): Promise<string> => {
  const bytes = new TextEncoder()
  for (let first = 0; ; first += atOnce) {
    const tried = Array.from({ length: atOnce }, (_, place) => `${challenge}.${first + place}`)
    const digests = await Promise.all(
      tried.map((text) => crypto.subtle.digest('SHA-256', bytes.encode(text))),
    )
    const found = digests.findIndex((digest) => isProof(new Uint8Array(digest), difficulty))
    const proof = tried[found]
    if (proof !== undefined) return proof
  }
}
