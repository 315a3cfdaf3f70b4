import { createRequire } from 'node:module'
import { join } from 'node:path'
import { projectRoot } from '../project.ts'

const require = createRequire(import.meta.url)

const versionOf = (name: string): string => {
  const manifest: unknown = require(join(projectRoot, 'node_modules', name, 'package.json'))
  if (typeof manifest === 'object' && manifest && 'version' in manifest) return String(manifest.version)
  throw new Error(`${name} has no version`)
}

interface Share {
  readonly singleton: true
  readonly version?: string
  readonly requiredVersion: string | false
  readonly strictVersion?: boolean
  readonly eager?: boolean
  /** False in remotes: only the shell carries the code. */
  readonly import?: string | false
}

const facade = (name: string): string => join(projectRoot, 'shell/src/composition/facades', `${name}.ts`)

interface Source {
  readonly library?: string
  readonly import?: string
  readonly lazy?: true
}

/** What must be one for the whole page, and where its version comes from (docs/decisions/facades.md). */
const shared: Readonly<Record<string, Source>> = {
  react: { library: 'react' },
  'react/jsx-runtime': { library: 'react' },
  'react-dom': { library: 'react-dom' },
  'react-dom/client': { library: 'react-dom', lazy: true },
  'styled-components': { library: 'styled-components' },
  'react-router': { library: 'react-router', import: facade('react-router') },
  'react-i18next': { library: 'react-i18next', import: facade('react-i18next') },
  '@lonk/shared-events/bus.ts': {},
  '@lonk/shared-events/state.ts': {},
  '@lonk/shared-events/react.ts': {},
  '@lonk/shared-api/client.ts': {},
  '@lonk/shared-ui/overlay/overlay.tsx': { lazy: true },
  '@tanstack/react-query': {
    library: '@tanstack/react-query',
    import: facade('@tanstack/react-query'),
    lazy: true,
  },
}

/** Not in the shell's first chunk: fetched when somebody first wants them. */
export const lateSharedNames: readonly string[] = Object.keys(shared).filter((name) => shared[name]?.lazy)

/** Development builds compile JSX to the development runtime, which must be shared as well. */
const entries = (mode: 'production' | 'development'): [string, Source][] =>
  Object.entries({
    ...shared,
    ...(mode === 'development' ? { 'react/jsx-dev-runtime': { library: 'react' } } : {}),
  })

/** The shell's side: it carries every shared module, in its first chunk where it is not lazy. */
export const providedShares = (mode: 'production' | 'development'): Record<string, Share> =>
  Object.fromEntries(
    entries(mode).map(([key, { library, import: path, lazy }]) => [
      key,
      {
        singleton: true,
        eager: !lazy,
        version: library ? versionOf(library) : '0.0.0',
        requiredVersion: false,
        ...(path ? { import: path } : {}),
      },
    ]),
  )

/** A remote's side: it carries none, and refuses to run on a major version other than the one it was built with. */
export const consumedShares = (mode: 'production' | 'development'): Record<string, Share> =>
  Object.fromEntries(
    entries(mode).map(([key, { library }]) => [
      key,
      {
        singleton: true,
        import: false,
        ...(library
          ? { requiredVersion: `^${versionOf(library)}`, strictVersion: true }
          : { requiredVersion: false }),
      },
    ]),
  )
