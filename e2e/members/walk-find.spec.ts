import { closeContext } from '../site/close-context.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { inventPerson, likeByCall, memberInOwnBrowser } from '../site/people.ts'
import { fill, textsIn } from '../site/texts.ts'

const { chat, members } = textsIn('nl')
const { like, match, search, traits } = members

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('somebody new finds five people on a phone, has a match, writes, and is back where she was', async ({
  browser,
  site,
}) => {
  const bas = inventPerson('male')
  const his = await memberInOwnBrowser(browser, site.address, bas)
  const slim = await his.context.request.put('/api/profile.php', {
    headers: { 'X-Request-Type': 'client' },
    data: { body_type: 'slim' },
  })
  expect(slim.ok(), await slim.text()).toBe(true)
  const eva = await memberInOwnBrowser(browser, site.address, inventPerson('female'))
  const page = await eva.context.newPage()
  await closeNotices(page)
  const cards = page.getByRole('main').getByRole('article')
  const hearts = cards.getByRole('button', { name: new RegExp(fill(like.button, { name: '.+' })) })
  const pressed = page.locator('main article button[aria-pressed="true"]')

  await test.step('narrows the search down, the newest first', async () => {
    await page.goto('/members')
    await page.getByRole('button', { name: search.filters.none, exact: true }).tap()
    const sheet = page.getByRole('dialog', { name: search.filters.label })
    await sheet
      .getByLabel(traits.body_type.label, { exact: true })
      .selectOption({ label: traits.body_type.slim })
    await sheet.getByRole('button', { name: /^Toon \d/ }).tap()
    await page.getByLabel(search.sort.label, { exact: true }).selectOption({ label: search.sort.new })
    await expect(page).toHaveURL(/\?(?=.*body_type=slim)(?=.*sort=new)/)
    await expect(cards.first().getByRole('link', { name: new RegExp(`^${bas.name},`) })).toBeVisible()
  })

  await test.step('likes five of them, further and further down', async () => {
    for (const place of [0, 3, 6, 9, 12]) {
      await hearts.nth(place).tap()
      await expect(hearts.nth(place)).toHaveAttribute('aria-pressed', 'true')
    }
    await expect(pressed).toHaveCount(5)
    await expect(cards.first()).not.toBeInViewport()
  })

  await test.step('one of them likes her too: a match, and a conversation', async () => {
    await likeByCall(his.context, eva.profileId)
    const modal = page.getByRole('dialog', { name: match.both })
    await expect(modal.getByText(fill(match.bothText, { name: bas.name }))).toBeVisible()
    await modal.getByRole('button', { name: match.start }).tap()
    await expect(page).toHaveURL(new RegExp(`/members/${his.profileId}/chat$`))
    const field = page.getByRole('textbox', { name: fill(chat.composer.label, { name: bas.name }) })
    // Whoever does not see the page goes on from there, too.
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
    await field.fill('Hoi Bas, leuk dat je terug lonkt.')
    await field.press('Enter')
    await expect(page.getByText('Hoi Bas, leuk dat je terug lonkt.').last()).toBeVisible()
  })

  await test.step('goes back to the card that she liked last', async () => {
    await page.goBack()
    await expect(page).toHaveURL(/\?(?=.*body_type=slim)(?=.*sort=new)/)
    const last = cards.nth(12)
    await expect(last.getByRole('link')).toBeFocused()
    await expect(last).toBeInViewport()
    await expect(pressed).toHaveCount(5)
  })

  await closeContext(his.context)
  await closeContext(eva.context)
})
