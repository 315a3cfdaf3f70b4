import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPart } from '@lonk/configs/build/build-part.ts'
import { publish } from '@lonk/configs/release/publish.ts'
import { rollback } from '@lonk/configs/release/rollback.ts'
import { openStore } from '@lonk/configs/release/store.ts'
import { closeContext } from '../site/close-context.ts'
import { expect, test } from '../site/fixtures.ts'
import { inventPerson, memberInOwnBrowser } from '../site/people.ts'
import { textsIn } from '../site/texts.ts'

const { title } = textsIn('nl').chat.conversations
const changed = 'Postvak van de nieuwe uitgave'

test('mf-chat is released, seen by the next page load and rolled back while the site runs', async ({
  browser,
  site,
}) => {
  const { context } = await memberInOwnBrowser(browser, site.address, inventPerson('female'))
  const page = await context.newPage()
  const store = openStore({
    dataDir: site.folder,
    registry: join(site.folder, 'registry'),
    production: false,
  })
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/chats')
  await expect(heading).toHaveText(title)

  const build = await buildPart('mf-chat', { mode: 'production' })
  const folder = await mkdtemp(join(tmpdir(), 'lonk-release-'))
  try {
    // A team's release: the same code with one word of its catalogue changed.
    await cp(build.folder, folder, { recursive: true })
    const catalogue = join(folder, 'locales/nl.json')
    const text = await readFile(catalogue, 'utf8')
    for (const compressed of ['br', 'gz']) await rm(`${catalogue}.${compressed}`, { force: true })
    await writeFile(catalogue, text.replace(JSON.stringify(title), JSON.stringify(changed)))
    await publish(store, [{ ...build, folder, sourceHash: 'changed-by-the-test' }])

    await page.reload()
    await expect(heading).toHaveText(changed)

    await rollback(store, 'mf-chat')
    await page.reload()
    await expect(heading).toHaveText(title)
  } finally {
    await rm(folder, { recursive: true, force: true })
    await closeContext(context)
  }
})
