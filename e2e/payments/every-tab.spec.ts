import { openChat, spendBoth, texts, twoMembers } from '../chat/two-members.ts'
import { expect, test } from '../site/fixtures.ts'
import { cellsOf } from '../site/matrix.ts'
import { textsIn } from '../site/texts.ts'
import { placeOrder, press } from './paying.ts'

const { shell } = textsIn('nl')

// Polling takes more than a minute of waiting.
for (const { way, cut } of cellsOf(0, [
  { way: 'by the stream', cut: false },
  { way: 'by polling, with the stream cut', cut: true },
])) {
  test(`credits that were paid for elsewhere open the conversation and the navigation ${way}`, async ({
    browser,
    site,
  }) => {
    test.setTimeout(240_000)
    const { eva, bas, close } = await twoMembers(browser, site.address)
    if (cut) await eva.context.route('**/api/events.php*', (route) => route.abort())
    const chat = await openChat(eva, bas)
    await spendBoth(eva.page, chat)
    await expect(eva.page.getByText(texts.notice.credits.title)).toBeVisible()
    const list = await eva.context.newPage()
    await list.goto('/members')
    const link = (name: string) => list.getByRole('banner').getByRole('link', { name })
    await expect(link(shell.nav.premium)).toBeVisible()

    const { request } = eva.context
    const placed = await placeOrder({ request, address: site.address, country: 'NL' }, 'ideal')
    await press(request, placed, 'pay')
    // The first poll comes after five seconds, the next a minute later.
    const patience = { timeout: cut ? 80_000 : 10_000 }
    await expect(link(shell.nav.credits)).toBeVisible(patience)
    await expect(eva.page.getByText(texts.notice.credits.title)).toHaveCount(0, patience)

    // The bank takes it back: premium and credits go as they came.
    await press(request, placed, 'chargeback')
    await expect(link(shell.nav.premium)).toBeVisible(patience)
    await expect(eva.page.getByText(texts.notice.credits.title)).toBeVisible(patience)
    await close()
  })
}
