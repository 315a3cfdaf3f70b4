/**
 * Denies both web storages as a browser does, for tests: naming them throws.
 *
 * @returns the way to allow them again
 */
export const denyStorage = (): (() => void) => {
  const names = ['localStorage', 'sessionStorage'] as const
  const before = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name))
  const get = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  for (const name of names) Object.defineProperty(globalThis, name, { get, configurable: true })
  return () => {
    names.forEach((name, index) => {
      const own = before[index]
      if (own) Object.defineProperty(globalThis, name, own)
      else Reflect.deleteProperty(globalThis, name)
    })
  }
}
