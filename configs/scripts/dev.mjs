import { runOnProjectNode } from './project-node.mjs'

await runOnProjectNode('./dev.ts')
