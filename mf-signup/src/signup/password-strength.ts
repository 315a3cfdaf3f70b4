/** How a password does by length and variety; whether it is a common one only the server knows. */
export type PasswordStrength = 'short' | 'fair' | 'strong'

const least = 10
const long = 14
const varied = 8

/** Counted in characters as people see them, not in bytes. */
export const passwordStrength = (password: string): PasswordStrength => {
  const characters = Array.from(password)
  if (characters.length < least) return 'short'
  return characters.length >= long && new Set(characters).size >= varied ? 'strong' : 'fair'
}
