import { basename } from 'node:path'

/** What a build gives to whoever imports a picture (`configs/webpack/rules.ts`), without the hash. */
export default {
  process: (_source, file) => ({ code: `module.exports = ${JSON.stringify(`assets/${basename(file)}`)}` }),
}
