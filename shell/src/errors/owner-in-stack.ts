const releaseFile = /\/r\/([a-z][\w-]*)\/\d{8}-\d{4}-[0-9a-f]{8}\//g

/**
 * Whose code stood in a stack, by the addresses of release files: the remote nearest to the fault, since what remotes
 * call lies in the shell; else the shell.
 */
export const ownerInStack = (stack: string): string => {
  for (const [, part = ''] of stack.matchAll(releaseFile)) if (part !== 'shell') return part
  return 'shell'
}

/** Frames from here outwards, more than the ten that Chromium keeps: those of the bus lie in between. */
export const stackHere = (): string => {
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = 40
  const { stack = '' } = new Error('for its stack')
  Error.stackTraceLimit = limit
  return stack
}
