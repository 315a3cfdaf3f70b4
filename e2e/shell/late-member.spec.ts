import { closeContext } from '../site/close-context.ts'
import { expect, test } from '../site/fixtures.ts'
import { inventPerson, memberInOwnBrowser } from '../site/people.ts'
import { copyTemplate, startSite } from '../site/run-site.ts'
import { textsIn } from '../site/texts.ts'

const { shell } = textsIn('nl')

test('a document that came without its member asks nobody to log in, and becomes theirs', async ({
  browser,
}) => {
  const { folder, remove } = await copyTemplate()
  // As when the API takes longer than a document waits for it.
  const site = await startSite(
    folder,
    {},
    {
      help: 0,
      language: 0,
      text: 10_000,
      render: 10_000,
      together: 10_000,
    },
  )
  const { context } = await memberInOwnBrowser(browser, site.address, inventPerson('female'))
  const page = await context.newPage()
  const said: string[] = []
  page.on(
    'console',
    (message) => message.type() === 'error' && said.push(`${message.text()} ${message.location().url}`),
  )
  page.on('pageerror', (error) => said.push(String(error)))

  for (const path of ['/members', '/']) {
    const banner = /<header.*?<\/header>/s.exec(await (await context.request.get(path)).text())?.[0] ?? ''
    expect(banner).toContain('<a ')
    expect(banner).not.toContain('"/login"')
    expect(banner).not.toContain(shell.nav.login)
  }
  await page.goto('/members')
  await expect(page.getByRole('banner').getByRole('link', { name: shell.nav.likes })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: shell.nav.login })).toHaveCount(0)
  expect(said).toEqual([])
  await closeContext(context)
  await site.stop()
  await remove()
})
