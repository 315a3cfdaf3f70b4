import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { languages, projectRoot } from '@lonk/configs/project.ts'
import { rollback } from '@lonk/configs/release/rollback.ts'
import { storeOf } from '../site/changed-build.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'

const run = promisify(execFile)

/** The project as it is checked out, in a folder that the test may write in; what is installed is shared. */
const copyOfProject = async (): Promise<string> => {
  const copy = await mkdtemp(join(tmpdir(), 'lonk-marketing-'))
  const listed = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectRoot,
    maxBuffer: 10_000_000,
  })
  const files = new Set(listed.stdout.split('\0').filter((file) => file !== ''))
  await cp(projectRoot, copy, {
    recursive: true,
    // A folder is gone into where something in it is listed.
    filter: (from) => {
      const path = from.slice(projectRoot.length).replace(/^\/+/, '')
      return path === '' || files.has(path) || [...files].some((file) => file.startsWith(`${path}/`))
    },
  })
  await symlink(join(projectRoot, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

const heading = { plain: 'Zomeravond: wie lonkt er naar wie?' }

test('a marketer makes a lander, writes its words and two forms of it, and is live without a build of the shell', async ({
  page,
  request,
  site,
}) => {
  test.skip(
    process.env.TEST_FULL !== '1',
    'builds a part: its halves have tests of their own in configs/landers',
  )
  test.setTimeout(300_000)
  const store = storeOf(site)
  const copy = await copyOfProject()
  const command = (script: string, ...args: readonly string[]) =>
    run(process.execPath, [`configs/scripts/${script}.ts`, ...args], {
      cwd: copy,
      env: { ...process.env, DATA_DIR: site.folder },
    })
  const shellIn = (html: string): string => /\/r\/shell\/[^/]+\//.exec(html)?.[0] ?? ''
  try {
    expect((await request.get('/landers/zomeravond')).status()).toBe(404)
    const before = shellIn(await (await request.get('/landers/gallery')).text())

    await command('new-lander', 'zomeravond')
    const lander = join(copy, 'mf-landers/src/landers/zomeravond')
    const b = { title: { plain: 'Vanavond, buiten, met wie?' } }
    // The gate wants the words of a form in every language.
    for (const language of languages) {
      const file = join(lander, `locales/${language}.json`)
      const words = JSON.parse(await readFile(file, 'utf8'))
      await writeFile(file, JSON.stringify({ ...words, title: heading, variants: { b } }))
    }
    await writeFile(join(lander, 'lander.json'), JSON.stringify({ slugs: [], variants: { a: 100, b: 0 } }))
    await command('release', 'mf-landers')

    await closeNotices(page)
    const response = await page.goto('/landers/zomeravond')
    expect(response?.status()).toBe(200)
    const html = (await response?.text()) ?? ''
    expect(html).toContain(heading.plain)
    expect(shellIn(html)).toBe(before)
    const [, picture = ''] = /og:image" content="([^"]+)"/.exec(html) ?? []
    expect((await request.get(picture)).headers()['content-type']).toBe('image/png')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading.plain)
    await page.goto('/landers/zomeravond?variant=b')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(b.title.plain)
    const form = page.locator('main form').first()
    await form.locator('label:has([name=gender][value=male])').click()
    await form.locator('label:has([name=seeking][value=female])').click()
    await form.getByRole('button').click()
    await expect(page).toHaveURL(/\/signup\?variant=b&lander=zomeravond$/)
    await expect(page.locator('[name=gender][value=male]')).toBeChecked()
  } finally {
    await rollback(store, 'mf-landers').catch(() => undefined)
    await rm(copy, { recursive: true, force: true })
  }
  expect((await request.get('/landers/zomeravond')).status()).toBe(404)
})
