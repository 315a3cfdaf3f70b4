import { runOnProjectNode } from './project-node.mjs'

await runOnProjectNode('./check.ts')
