import { fileURLToPath } from 'node:url'

/** Absolute path of the project's root, with a slash at its end. */
export const projectRoot: string = fileURLToPath(new URL('..', import.meta.url))

/** The five remotes, in the order in which they are built. */
export const remoteNames = ['mf-members', 'mf-chat', 'mf-payments', 'mf-signup', 'mf-landers'] as const

/** Everything that is released on its own. */
export const partNames = ['shell', ...remoteNames] as const

// By its path: the tools also run before anything is installed.
export { languages } from '../shared-api/src/choices.ts'
