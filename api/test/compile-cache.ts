import { fileURLToPath } from 'node:url'

/** Hundreds of processes of the API are born: the first one's compiled code serves all. `npm test` has it there too. */
export const compileCache = fileURLToPath(new URL('../../.cache/test/compiled', import.meta.url))
