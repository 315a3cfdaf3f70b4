import { type Release, type ReleaseFile, releaseUrl } from '@lonk/shared-events/registry.ts'
import { escapeHtml } from './escape.ts'

export interface Preload {
  readonly href: string
  readonly as: 'script' | 'fetch'
  readonly integrity?: string
}

interface RouteFiles {
  readonly shell: Release
  /** Absent where no remote owns the path. */
  readonly remote?: Release
  readonly page?: string
  readonly locale: string
}

/**
 * Exactly the files that this route needs besides the shell's own scripts, in the order in which they are wanted.
 * Integrity and crossorigin are those that the browser's own request will have: else it would fetch twice.
 */
export const preloadsFor = ({ shell, remote, page, locale }: RouteFiles): readonly Preload[] => {
  if (!remote) return catalogue(shell, locale)
  const module = `./pages/${page}`
  const shared = (remote.shares?.[module] ?? []).flatMap((name) => shell.files[name] ?? [])
  return [
    ...catalogue(shell, locale),
    script(remote, { file: remote.entry, integrity: remote.integrity }),
    ...shared.map((file) => script(shell, file)),
    ...(remote.files[module] ?? []).map((file) => script(remote, file)),
    ...catalogue(remote, locale),
  ]
}

const script = (release: Release, { file, integrity }: ReleaseFile): Preload => ({
  href: releaseUrl(release.part, release.version, file),
  as: 'script',
  integrity,
})

const catalogue = (release: Release, locale: string): readonly Preload[] =>
  release.languages.includes(locale)
    ? [{ href: releaseUrl(release.part, release.version, `locales/${locale}.json`), as: 'fetch' }]
    : []

export const preloadTag = ({ href, as, integrity }: Preload): string =>
  `<link rel="preload" href="${escapeHtml(href)}" as="${as}" crossorigin="anonymous"${
    integrity ? ` integrity="${escapeHtml(integrity)}"` : ''
  }>`
