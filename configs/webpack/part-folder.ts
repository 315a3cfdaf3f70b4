import { join } from 'node:path'
import type { Configuration } from 'webpack'
import { projectRoot } from '../project.ts'
import { partConfig } from './part.ts'

/**
 * For `npx webpack` in a part's folder: what `npm run build` makes of it, into `<part>/dist`. Without what is not
 * webpack's business: pre-rendered pages, compressed forms, `remote.json`.
 */
export const configFor =
  (part: string) =>
  (
    _environment: unknown,
    { mode = 'production' }: { readonly mode?: 'production' | 'development' },
  ): Configuration => {
    // As in the process of `npm run build`: loaders read the mode, federation writes the folder's version into the
    // bytes.
    process.env.NODE_ENV = mode
    process.chdir(projectRoot)
    return partConfig(part, { mode, output: join(projectRoot, part, 'dist') })
  }
