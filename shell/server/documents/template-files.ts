import type { Audience } from '@lonk/shared-events/boot.ts'
import type { LayoutName, SkeletonName } from '@lonk/shared-events/contract.ts'
import type { DocumentTemplate, Fragment, SkeletonTemplates } from '@lonk/shared-events/document-template.ts'
import { accountNotices } from '@lonk/shared-events/notices.ts'
import { type Release, releaseUrl } from '@lonk/shared-events/registry.ts'
import * as z from 'zod/mini'
import type { ReleaseStore } from '../registry/release-store.ts'
import type { SignupTexts } from './plain-signup.ts'

const styledMarkup = z.object({ html: z.string(), css: z.string() })
const template = z.object({
  header: z.string(),
  footers: z.record(z.string(), z.string()),
  css: z.string(),
  // An older shell has all rules in `css`.
  mainCss: z.optional(z.object({ skeletons: z.string(), notFound: z.string() })),
  fonts: z.array(z.string()),
  title: z.string(),
  description: z.string(),
  notFound: z.string(),
  article: z.optional(styledMarkup),
  warnings: z.optional(
    z.object({ area: styledMarkup, notices: z.record(z.enum(accountNotices), styledMarkup) }),
  ),
})
const fragment = z.object({
  html: z.string(),
  css: z.string(),
  title: z.string(),
  description: z.string(),
  image: z.optional(z.string()),
})
const skeletons = z.record(z.string(), z.string())
const signupTexts = z.record(
  z.string(),
  z.object({
    signup: z.object({
      next: z.string(),
      seeking: z.object({
        title: z.string(),
        gender: z.string(),
        seeking: z.string(),
        male: z.string(),
        female: z.string(),
        both: z.string(),
      }),
    }),
    errors: z.object({ field_required: z.string() }),
  }),
)
const catalogues = z.record(z.string(), z.record(z.string(), z.unknown()))
const niches = z.record(z.string(), z.string())

export type TemplateFiles = ReturnType<typeof createTemplateFiles>

/** What the builds left for documents. A release never changes: each file is read once and kept. */
export const createTemplateFiles = (releases: ReleaseStore) => {
  const kept = new Map<string, Promise<unknown>>()

  const once = <T>(key: string, read: () => Promise<T>): Promise<T> => {
    const known = kept.get(key)
    // A key names one file of one release, and each file is read with one schema only.
    if (known) return known as Promise<T>
    if (kept.size > 2000) kept.clear()
    const reading = read()
    kept.set(key, reading)
    // A file that could not be read may be there the next time.
    void reading.then((value) => {
      if (value === null) kept.delete(key)
    })
    return reading
  }

  const jsonOf = async (release: Release, file: string): Promise<unknown> => {
    const bytes = await releases.read(release, file)
    try {
      return bytes && JSON.parse(bytes.toString())
    } catch {
      return null
    }
  }

  const read = <T>(schema: z.ZodMiniType<T>, release: Release, file: string): Promise<T | null> =>
    once(`${release.part}/${release.version}/${file}`, async () => {
      const parsed = schema.safeParse(await jsonOf(release, file))
      return parsed.success ? parsed.data : null
    })

  const assets = async (shell: Release): Promise<readonly string[]> => {
    const found = await once(`${shell.part}/${shell.version}/assets`, async () => {
      const files = await releases.files(shell)
      return files.length > 0 ? files.flatMap((file) => /^assets\/([^/]+)$/.exec(file)?.[1] ?? []) : null
    })
    return found ?? []
  }

  return {
    template: (shell: Release, name: LayoutName, audience: Audience, locale: string) =>
      read<DocumentTemplate>(template, shell, `templates/${name}.${audience}.${locale}.json`),
    /** A shell of before contract 1.9.0 has one for all languages. */
    skeleton: async (shell: Release, name: SkeletonName, locale: string): Promise<string> =>
      ((await read<SkeletonTemplates>(skeletons, shell, `templates/skeletons.${locale}.json`)) ??
        (await read<SkeletonTemplates>(skeletons, shell, 'skeletons.json')))?.[name] ?? '',
    /** Nothing for a niche without an accent of its own, and from a shell that knew of none. */
    nicheCss: async (shell: Release, slug: string): Promise<string> =>
      (await read(niches, shell, 'niches.json'))?.[slug] ?? '',
    fragment: (remote: Release, page: string, locale: string) =>
      remote.fragments.includes(page)
        ? read<Fragment>(fragment, remote, `fragments/${page}.${locale}.json`)
        : Promise.resolve(null),
    /** Null from a release that words its first question otherwise: then only script asks it. */
    signupTexts: async (remote: Release, locale: string): Promise<SignupTexts | null> =>
      (await read(signupTexts, remote, `locales/${locale}.json`))?.[remote.part] ?? null,
    /** All that a release's page can say, by namespace. */
    catalogue: (release: Release, locale: string) => read(catalogues, release, `locales/${locale}.json`),
    assets,
    headLinks: async (shell: Release): Promise<string> => headLinksFor(shell, await assets(shell)),
  }
}

const linkOf: Readonly<Record<string, (href: string) => string>> = {
  'icon.svg': (href) => `<link rel="icon" href="${href}" type="image/svg+xml">`,
  'favicon.ico': (href) => `<link rel="icon" href="${href}" sizes="32x32">`,
  'apple-touch-icon.png': (href) => `<link rel="apple-touch-icon" href="${href}">`,
}

const headLinksFor = (shell: Release, files: readonly string[]): string =>
  Object.entries(linkOf)
    .filter(([file]) => files.includes(file))
    .map(([file, link]) => link(releaseUrl(shell.part, shell.version, `assets/${file}`)))
    .join('')
