/** Does this name, without a port, always mean the machine that says it? `[::1]` as addresses write it, or bare. */
export const isLoopbackName = (name: string): boolean =>
  /^(.+\.)?localhost\.?$/i.test(name) ||
  name === '[::1]' ||
  name === '::1' ||
  /^127(\.\d{1,3}){3}$/.test(name)
