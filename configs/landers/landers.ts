import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteDeclaration } from '@lonk/shared-events/contract.ts'
import { projectRoot } from '../project.ts'

const read = (...path: readonly string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'))

/** A lander is a folder `src/landers/<name>` of its part: whoever adds one changes no other file. */
export const landerNames = (part: string, root: string = projectRoot): readonly string[] => {
  const folder = join(root, part, 'src/landers')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'lander.json')))
    .map(({ name }) => name)
    .sort()
}

/** The module that a lander's page is in. */
export const landerModule = (part: string, name: string, root: string = projectRoot): string =>
  join(root, part, 'src/landers', name, `${name}.page.tsx`)

interface LanderFile {
  /** Each is rendered for itself at release. Any other is a page that does not exist, but for `plain`: none. */
  readonly slugs: readonly string[]
  /** What is tried against one another (A/B), each with its share: `{ "a": 50, "b": 50 }`. */
  readonly variants?: Readonly<Record<string, number>>
  /** As in a route of `remote.json`. */
  readonly firstData?: string
}

/** Counted under its name, and part of a file's: as `track.php` takes it. */
const variantName = /^[a-z0-9-]{1,40}$/

const sharesOf = (file: string, { variants }: LanderFile): Readonly<Record<string, number>> | undefined => {
  if (variants === undefined) return undefined
  const shares = Object.entries(variants)
  const wrong = shares.find(
    ([name, share]) => !variantName.test(name) || typeof share !== 'number' || share < 0,
  )
  if (wrong) throw new Error(`${file}: the variant "${wrong[0]}" wants a name of small letters and a share`)
  if (!shares.some(([, share]) => share > 0)) throw new Error(`${file}: no variant has a share`)
  return variants
}

const isLanderFile = (value: unknown): value is LanderFile =>
  typeof value === 'object' && value !== null && 'slugs' in value && Array.isArray(value.slugs)

/** The route of each lander, as if it stood in `remote.json`. */
export const landerRoutes = (part: string, root: string = projectRoot): readonly RouteDeclaration[] =>
  landerNames(part, root).map((name) => {
    const file = join(root, part, 'src/landers', name, 'lander.json')
    const lander = read(file)
    if (!isLanderFile(lander)) throw new Error(`${file} names no slugs`)
    const { slugs, firstData } = lander
    const shares = sharesOf(file, lander)
    return {
      name: `landers-${name}${slugs.length > 0 ? '-slug' : ''}`,
      path: `/landers/${name}${slugs.length > 0 ? `/:slug(${['plain', ...slugs].join('|')})?` : ''}`,
      page: name,
      layout: 'lander',
      access: 'everybody',
      skeleton: 'article',
      ...(firstData ? { firstData } : {}),
      fragment: true,
      ...(slugs.length > 0 ? { variants: slugs } : {}),
      ...(shares ? { shares } : {}),
    }
  })

/** The texts of all landers in a language, by the lander's name; a lander without that language stops the build. */
export const landerTexts = (
  part: string,
  language: string,
  root: string = projectRoot,
): Record<string, unknown> =>
  Object.fromEntries(
    landerNames(part, root).map((name) => [
      name,
      read(root, part, 'src/landers', name, 'locales', `${language}.json`),
    ]),
  )
