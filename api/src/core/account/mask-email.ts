/** `sanne@example.test` as `s****@example.test`. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  return at < 1 ? '****' : `${email.slice(0, 1)}****${email.slice(at)}`
}
