/** To modules, native code and other processes. Node's permissions stop some of them; signals, for one, they do not. */
const ofProcess = [
  'getBuiltinModule',
  'binding',
  '_linkedBinding',
  'dlopen',
  'execve',
  'kill',
  '_kill',
  '_debugProcess',
  '_debugEnd',
  'loadEnvFile',
  'report',
  'chdir',
  'setuid',
  'seteuid',
  'setgid',
  'setegid',
  'setgroups',
  'initgroups',
]

/** No permission of this Node is about the network. */
const ofEverywhere = ['process', 'fetch', 'WebSocket', 'EventSource']

/**
 * Takes what leads out of the process off its objects, before code of a release runs in it: the context that the code
 * runs in gives none of them, and should it find a way out there they are not there either. Node itself goes on
 * without them.
 */
export const disarm = (): void => {
  const { process } = globalThis
  for (const name of ofProcess) Reflect.deleteProperty(process, name)
  for (const name of ofEverywhere) Reflect.deleteProperty(globalThis, name)
}
