import { expect, test } from '@playwright/test'
import { startCommand } from '../site/start-command.ts'

test('npm start -- --no-demo is a whole site with nobody on it', async ({ page }) => {
  test.setTimeout(240_000)
  const site = await startCommand('--no-demo')
  try {
    expect(site.said).not.toContain('premium@example.test')
    const call = async (path: string) => (await page.request.get(site.address + path)).json()
    expect(await call('/api/members.php?gender=female&country=NL')).toMatchObject({ profiles: [], total: 0 })
    expect(await call('/dev/outbox.json')).toEqual({ items: [] })
    // The catalogues are not part of the demo.
    expect((await call('/api/interests.php')).interests.length).toBeGreaterThanOrEqual(48)
    const login = await page.request.post(`${site.address}/api/user.php`, {
      headers: { 'X-Request-Type': 'client' },
      data: { email: 'premium@example.test', password: 'lonk-demo-2026' },
    })
    expect(login.status()).toBe(401)
    await page.goto(`${site.address}/members`)
    // Behind the entry warning, where it is there first.
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible()
  } finally {
    await site.stop()
  }
})
