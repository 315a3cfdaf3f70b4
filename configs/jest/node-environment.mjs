import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { TestEnvironment } from 'jest-environment-node'

/** The very file that the API loads. */
const library = createRequire(new URL('../../api/package.json', import.meta.url)).resolve(
  '@electric-sql/pglite',
)

/**
 * V8 compiles the embedded PostgreSQL, nine megabytes of it, while it runs: a fifth of the time of its tests where each
 * file begins anew. What was compiled lasts as long as somebody holds the module, whoever loads the same bytes; a
 * process of jest holds it from its first file to its last.
 */
const held = []

const compiled = async () => WebAssembly.compile(await readFile(join(dirname(library), 'pglite.wasm')))

/** Jest's own for Node, for all tests that may open an embedded database. */
export default class NodeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    if (process.env.LONK_TEST_DB !== 'postgres' && held.length === 0) held.push(await compiled())
  }

  /** For `read-into.ts`. */
  handleTestEvent(event, state) {
    if (event.name === 'setup') this.global.readingTests = state
  }
}
