/** Apple Pay exists in Apple's browsers alone, and not on each of their devices. */
export const canApplePay = (): boolean => {
  const session: unknown = Reflect.get(window, 'ApplePaySession')
  if (typeof session !== 'function' || !('canMakePayments' in session)) return false
  try {
    return typeof session.canMakePayments === 'function' && session.canMakePayments() === true
  } catch {
    // Where the page may not ask, it cannot pay either.
    return false
  }
}
