import { runOnProjectNode } from './project-node.mjs'

await runOnProjectNode('./test.ts')
