import { type Release, releaseUrl } from '@lonk/shared-events/registry.ts'
import { paper } from '../documents/paper.ts'

export const manifestPath = '/manifest.webmanifest'

interface AppFacts {
  /** As the settings of the domain have it. */
  readonly name: string
  readonly description: string
  readonly locale: string
  readonly shell: Release
  /** Files in the release's `assets`. */
  readonly assets: readonly string[]
}

const icons = [
  { file: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { file: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { file: 'icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
  { file: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { file: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
] as const

/** What the installed app is called, looks like and starts with; every domain is an app of its own. */
export const manifest = ({ name, description, locale, shell, assets }: AppFacts) => ({
  name,
  short_name: name,
  description,
  lang: locale,
  dir: 'ltr',
  // The same while the address of the manifest changes with the language: it is one app.
  id: '/',
  start_url: '/members',
  scope: '/',
  display: 'standalone',
  background_color: paper.light,
  theme_color: paper.light,
  categories: ['social', 'lifestyle'],
  icons: icons
    .filter(({ file }) => assets.includes(file))
    .map(({ file, ...icon }) => ({
      src: releaseUrl(shell.part, shell.version, `assets/${file}`),
      ...icon,
    })),
})
