const releaseFile = /\/r\/([a-z][\w-]*)\/\d{8}-\d{4}-[0-9a-f]{8}\//g

/**
 * Whose code stood in a stack, by the addresses of release files: the remote nearest to the fault, since what remotes
 * call lies in the shell; else the shell.
 */
export const ownerInStack = (stack: string): string => {
  for (const [, part = ''] of stack.matchAll(releaseFile)) if (part !== 'shell') return part
  return 'shell'
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
