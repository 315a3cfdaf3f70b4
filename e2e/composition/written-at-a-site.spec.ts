import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '@lonk/shared-api/testing/free-port.ts'
import { expect, test } from '@playwright/test'
import { closeNotices } from '../site/closed-notices.ts'
import { copyProject } from '../site/project-copy.ts'
import { copyTemplate, startSite } from '../site/run-site.ts'
import { runScript } from '../site/running-script.ts'
import { textsIn } from '../site/texts.ts'

const { lead } = textsIn('nl').payments.pricing
const page = 'mf-payments/src/pages/pricing/pricing.page.tsx'
const heading = "{t('pricing.title')}"

// A developer's machine and a site, each as its own command runs it; the part's sources are a copy, so that what is
// saved is saved for nobody else.
test('a remote that is being written is seen at a site, saved twice, broken and mended', async ({
  browser,
}) => {
  test.skip(process.env.TEST_FULL !== '1', 'takes a minute: a part is built and built again')
  test.setTimeout(240_000)
  const project = await copyProject()
  const template = await copyTemplate()
  const port = await freePort()
  const from = `http://localhost:${port}`
  const site = await startSite(template.folder, { TRIAL_ORIGINS: from })
  const scripts = join(project.folder, 'configs/scripts')
  const workshop = runScript(join(scripts, 'dev.mjs'), ['mf-payments', '--site', site.address, '--no-demo'], {
    DATA_DIR: template.folder,
    PORT: String(port),
    NODE_ENV: 'development',
  })
  const save = async (title: string) => {
    const file = join(project.folder, page)
    const code = await readFile(file, 'utf8')
    await writeFile(file, code.replace(/<PageHeading lead=.*<\/PageHeading>/, title))
  }
  const headingWith = (text: string) => `<PageHeading lead={t('pricing.lead')}>${text}</PageHeading>`
  try {
    await workshop.says('Ctrl-C stops it.')
    const link = runScript(join(scripts, 'registry.ts'), ['try', 'mf-payments', '--from', from], {
      DATA_DIR: template.folder,
      TRIAL_ORIGINS: from,
    })
    const path = /\/\?try=[\w.-]+/.exec(await link.says('/?try='))?.[0] ?? ''

    const tester = await browser.newPage({ baseURL: site.address })
    await closeNotices(tester)
    const faults: string[] = []
    tester.on('pageerror', ({ message }) => faults.push(message))
    await tester.goto(path)
    await tester.goto('/pricing')
    const ribbon = tester.getByRole('note').filter({ hasText: `mf-payments ${from}` })
    await expect(ribbon).toBeVisible()
    await expect(tester.getByRole('heading', { level: 1, name: 'Tarieven' })).toBeVisible()

    const title = tester.getByRole('heading', { level: 1 })
    const soon = { timeout: 45_000 }
    await save(headingWith('Eens bewaard'))
    await expect(title).toHaveText('Eens bewaard', soon)
    await save(headingWith('Nog eens bewaard'))
    await expect(title).toHaveText('Nog eens bewaard', soon)

    await save('<PageHeading lead={t(>Stuk</PageHeading>')
    const problem = tester.getByRole('alert').filter({ hasText: 'pricing.page.tsx' })
    await expect(problem).toBeVisible(soon)
    await expect(title).toHaveText('Nog eens bewaard')
    await save(headingWith(heading))
    await expect(problem).toHaveCount(0, soon)
    await expect(title).toHaveText('Tarieven', soon)
    expect(faults).toEqual([])

    const others = await browser.newPage({ baseURL: site.address })
    await others.goto('/pricing')
    await expect(others.getByText(lead)).toBeVisible()
    await expect(others.getByText(from)).toHaveCount(0)

    // Its server ends: that part is out of order for whoever tries it, and the ribbon still leads back.
    await workshop.stop()
    await tester.goto('/pricing')
    await expect(tester.getByRole('alert').first()).toBeVisible()
    await ribbon.getByRole('link', { name: 'Stoppen' }).click()
    await expect(tester.getByText(lead)).toBeVisible()
    await expect(ribbon).toHaveCount(0)
    await tester.close()
    await others.close()
  } finally {
    await workshop.stop()
    await site.stop()
    await template.remove()
    await project.remove()
  }
})
