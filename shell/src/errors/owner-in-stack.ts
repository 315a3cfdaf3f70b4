/** The owner of what no part's code stood in: an extension, another site's script, an error that says nothing. */
const nobodyKnown = 'unknown'

const releaseFile = /\/r\/([a-z][\w-]*)\/\d{8}-\d{4}-[0-9a-f]{8}\//g

/**
 * Whose code stood in a stack, by the addresses of release files: the remote nearest to the fault, since what remotes
 * call lies in the shell; else the shell, where its own code stood in it. Nobody is called for what names no part.
 */
export const ownerInStack = (stack: string): string => {
  const parts = [...stack.matchAll(releaseFile)].map(([, part = '']) => part)
  return parts.find((part) => part !== 'shell') ?? parts[0] ?? nobodyKnown
}

/** V8's alone; other browsers keep all frames anyway. */
const limit = 'stackTraceLimit'

/** Frames from here outwards, more than the ten that Chromium keeps: those of the bus lie in between. */
export const stackHere = (): string => {
  const before: unknown = Reflect.get(Error, limit)
  Reflect.set(Error, limit, 40)
  const { stack = '' } = new Error('for its stack')
  Reflect.set(Error, limit, before)
  return stack
}
