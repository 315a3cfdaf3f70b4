import { rm, writeFile } from 'node:fs/promises'
import { publish } from '@lonk/configs/release/publish.ts'
import { rollback } from '@lonk/configs/release/rollback.ts'
import { renderFile } from '@lonk/shared-events/request-render.ts'
import { storeLayout } from '../../shell/server/registry/store-layout.ts'
import { buildRenderingWith, storeOf } from '../site/changed-build.ts'
import { closeContext } from '../site/close-context.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { cellsOf } from '../site/matrix.ts'
import { awaitRendered } from '../site/rendered-document.ts'

// The code that renders a remote's pages for documents fails (docs/decisions/request-rendering.md): its pages come with
// their skeleton and live as ever, and nobody else notices.

const code = (body: string): string =>
  `module.exports = { addTexts: () => undefined, renderPage: (request) => { ${body} } }`

interface Fault {
  readonly name: string
  /** Null: the release came without it. */
  readonly code: string | null
  /** Put in its place once it was published. */
  readonly instead?: string
}

const faults: readonly Fault[] = [
  { name: 'hangs', code: code('for (;;) {}') },
  { name: 'throws', code: code("throw new Error('broken on purpose')") },
  { name: 'eats memory', code: code('const all = []; for (;;) all.push(new Array(1e6).fill(all.length))') },
  {
    name: 'prints a script',
    code: code("return { html: '<h1>Evil</h1><script>document.title=1</script>', css: '' }"),
  },
  { name: 'is missing', code: null },
  {
    name: 'is another than published',
    code: code("throw new Error('never asked')"),
    instead: code("return { html: '<h1>Evil</h1>', css: '' }"),
  },
]

for (const fault of cellsOf(0, faults)) {
  test(`code that renders for documents ${fault.name}: its page comes with the skeleton, others as ever`, async ({
    browser,
    site,
  }) => {
    const store = storeOf(site)
    const build = await buildRenderingWith('mf-members', fault.code)
    const context = await browser.newContext({ baseURL: site.address, locale: 'nl-NL' })
    const page = await context.newPage()
    // It makes the page behind it silent, and now and then it is there before the page's own code.
    await closeNotices(page)
    try {
      const [published] = (await publish(store, [build])).releases
      if (published && fault.instead !== undefined)
        await writeFile(storeLayout(store.folder).file(published.release, renderFile), fault.instead)
      const document = await (await page.request.get('/members')).text()
      expect(document).not.toContain('Evil')
      expect(document).not.toContain('"needsScript":true')
      await page.goto('/members')
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
      await awaitRendered(page, '/pricing')
      expect((await page.request.get('/healthz')).status()).toBe(200)
    } finally {
      await rollback(store, 'mf-members')
      await rm(build.folder, { recursive: true, force: true })
      await closeContext(context)
    }
  })
}
