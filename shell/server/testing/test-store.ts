import { createHash, generateKeyPairSync } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { RouteDeclaration } from '@lonk/shared-events/contract.ts'
import {
  articlePlaceholders,
  templatePlaceholders,
  warningPlaceholders,
} from '@lonk/shared-events/document-template.ts'
import { footerKindsFor } from '@lonk/shared-events/footer-kind.ts'
import { accountNotices } from '@lonk/shared-events/notices.ts'
import type { RegistryDocument, Release } from '@lonk/shared-events/registry.ts'
import { encodeRelease, hashOf } from '../registry/published-release.ts'
import { releaseFile, storeLayout } from '../registry/store-layout.ts'
import { emptyRegistry, swapRegistry } from '../registry/swap-registry.ts'

export type TestStore = ReturnType<typeof createTestStore>

/** A store in a folder of its own, with real files and a real signature, for tests over HTTP. */
export const createTestStore = () => {
  const folder = mkdtempSync(join(tmpdir(), 'lonk-store-'))
  const keys = generateKeyPairSync('ed25519')
  // Whoever publishes here has never looked at what is in service.
  const store = { folder, keys, seen: { last: async () => null, remember: async () => undefined } }
  let document: RegistryDocument = emptyRegistry

  const publish = async (parts: RegistryDocument['parts']): Promise<void> => {
    document = await swapRegistry(store, document, { ...document.parts, ...parts })
  }

  const contents = new Map<string, Record<string, string>>()

  /** Publishes files of a release, or more of them: what was written before is not looked at again. */
  const write = (release: Release, files: Readonly<Record<string, string>>): void => {
    const layout = storeLayout(folder)
    const key = `${release.part}/${release.version}`
    const hashes = { ...contents.get(key) }
    const put = (name: string, content: Buffer) => {
      const file = layout.file(release, name)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, content)
      hashes[name] = hashOf(content)
    }
    for (const [name, text] of Object.entries(files)) {
      put(name, Buffer.from(text))
      put(`${name}.br`, brotliCompressSync(text))
      put(`${name}.gz`, gzipSync(text))
    }
    contents.set(key, hashes)
    mkdirSync(layout.release(release.part, release.version), { recursive: true })
    writeFileSync(
      layout.file(release, releaseFile),
      encodeRelease({ release, contents: hashes }, keys.privateKey),
    )
  }

  return { ...store, publish, write, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

export const integrityOf = (content: string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

export const versionOf = (content: string): string => `20260301-1200-${content.padEnd(8, '0').slice(0, 8)}`

export const testRelease = (part: string, changes: Partial<Release> = {}): Release => ({
  part,
  version: versionOf('a'),
  sourceHash: 'sources',
  contract: part === 'shell' ? '1.0.0' : '^1.0.0',
  entry: 'entry.js',
  integrity: integrityOf(`${part} entry`),
  owner: 'team',
  faultClass: 'primary',
  namespaces: [part],
  routes: [],
  slots: [],
  files: {},
  languages: ['nl', 'en', 'de'],
  fragments: [],
  ...changes,
})

export const testRoute = (changes: Partial<RouteDeclaration>): RouteDeclaration => ({
  name: 'members',
  path: '/members',
  page: 'search',
  layout: 'default',
  access: 'everybody',
  skeleton: 'grid',
  ...changes,
})

/** What a shell's release has to hold so that documents can be made: every layout, audience and language. */
export const shellFiles = (): Record<string, string> => {
  const files: Record<string, string> = {
    'niches.json': JSON.stringify({ she: ':root{--accent:orchid}' }),
    'main.js': 'shell entry',
    'locales/nl.json': '{}',
  }
  for (const locale of ['nl', 'en', 'de']) {
    files[`templates/skeletons.${locale}.json`] = JSON.stringify({
      grid: `<p lang="${locale}">skeleton-grid</p>`,
      form: '<p>skeleton-form</p>',
      article: '<p>skeleton-article</p>',
      none: '',
    })
  }
  for (const layout of ['default', 'chat', 'lander', 'empty']) {
    for (const audience of ['visitor', 'unknown', 'free', 'paid'] as const) {
      for (const locale of ['nl', 'en', 'de']) {
        files[`templates/${layout}.${audience}.${locale}.json`] = JSON.stringify({
          header: `<b>${audience} ${locale} ${templatePlaceholders.userName} ${templatePlaceholders.unread}</b>`,
          footers: Object.fromEntries(
            footerKindsFor(audience).map((kind) => [
              kind,
              `<i>${kind} ${templatePlaceholders.companyName}</i>`,
            ]),
          ),
          css: `@font-face{src:url(${templatePlaceholders.assets}/assets/f.woff2)}`,
          fonts: ['assets/fonts/text.woff2'],
          title: templatePlaceholders.siteName,
          description: 'about the site',
          notFound: `<h1>not found ${locale}</h1>`,
          article: {
            html: `<article lang="${articlePlaceholders.lang}"><h1>${articlePlaceholders.title}</h1><time>${articlePlaceholders.updated}</time><ol>${articlePlaceholders.contents}</ol>${articlePlaceholders.html}</article>`,
            css: '.article{color:red}',
          },
          warnings: {
            area: {
              html: `<aside>${warningPlaceholders.alerts}</aside>${warningPlaceholders.bonus}`,
              css: '.area{}',
            },
            notices: Object.fromEntries(
              accountNotices.map((name) => [
                name,
                { html: `<b>${name} ${templatePlaceholders.userEmail}</b>`, css: '' },
              ]),
            ),
          },
        })
      }
    }
  }
  return files
}
