import type { Page } from '@playwright/test'
import { closeContext } from '../site/close-context.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { buyByCalls, inventPerson, leaveByCall, memberInOwnBrowser } from '../site/people.ts'
import { addPhoto } from '../site/photos.ts'
import { fill, textsIn } from '../site/texts.ts'

const { members, signup, ui } = textsIn('nl')
const { profile, complaint } = members

const refusedByPolicy = (page: Page): string[] => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  return refused
}

test('photos are looked at large: by key, closed by Escape and by going back, and reported', async ({
  browser,
  site,
}) => {
  const bas = inventPerson('male')
  const owner = await memberInOwnBrowser(browser, site.address, bas)
  await addPhoto(owner.context, owner.profileId, 1)
  await addPhoto(owner.context, owner.profileId, 2)
  const { context } = await memberInOwnBrowser(browser, site.address, inventPerson('female'))
  const page = await context.newPage()
  const refused = refusedByPolicy(page)
  await closeNotices(page)
  await page.goto(`/members/${owner.profileId}`)

  const press = (position: number) =>
    page.getByRole('button', { name: fill(profile.photo.open, { position, name: bas.name }) })
  const viewer = page.getByRole('dialog', { name: fill(profile.photo.viewer, { name: bas.name }) })
  const image = (position: number) =>
    viewer.getByRole('img', { name: fill(ui.person.photo, { position, name: bas.name }) })

  await test.step('goes on by arrow key; Escape gives the focus to the photo seen last', async () => {
    await press(1).click()
    await expect(image(1)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(image(2)).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
    await expect(press(2)).toBeFocused()
  })

  await test.step('going back closes the photo, not the profile', async () => {
    await press(2).click()
    await expect(image(2)).toBeVisible()
    await page.goBack()
    await expect(viewer).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`/members/${owner.profileId}$`))
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(bas.name) })).toBeVisible()
  })

  await test.step('a photo is reported from where it is seen', async () => {
    await press(2).click()
    await viewer.getByRole('button', { name: profile.reportPhoto }).click()
    await expect(viewer).toHaveCount(0)
    await expect(page.getByRole('dialog', { name: complaint.title.photo })).toBeVisible()
  })

  expect(refused).toEqual([])
  await closeContext(context)
  await closeContext(owner.context)
})

test('a private photo is a number for a visitor, a blur for a member, and clear with premium', async ({
  browser,
  site,
}) => {
  const bas = inventPerson('male')
  const owner = await memberInOwnBrowser(browser, site.address, bas)
  await addPhoto(owner.context, owner.profileId, 3, 'private')

  await test.step('visitor', async () => {
    const context = await browser.newContext({ baseURL: site.address })
    const page = await context.newPage()
    await closeNotices(page)
    await page.goto(`/members/${owner.profileId}`)
    await expect(page.getByText(fill(profile.locked.more_one, { count: 1 }))).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: members.membersOnly.login }).click()
    await expect(page.getByRole('dialog', { name: signup.login.invite.photos })).toBeVisible()
    await closeContext(context)
  })

  const eva = await memberInOwnBrowser(browser, site.address, inventPerson('female'))
  const page = await eva.context.newPage()
  await closeNotices(page)
  await page.goto(`/members/${owner.profileId}`)
  await expect(page.getByText(profile.locked.text)).toBeVisible()
  await expect(page.getByRole('button', { name: profile.locked.premium })).toBeVisible()

  await buyByCalls(eva.context)
  await page.reload()
  await page.getByRole('button', { name: fill(profile.photo.open, { position: 1, name: bas.name }) }).click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  await closeContext(eva.context)
  await closeContext(owner.context)
})

test('from one found member to the next, and in one step back to the list', async ({ browser, site }) => {
  const { context } = await memberInOwnBrowser(browser, site.address, inventPerson('female'))
  const page = await context.newPage()
  await closeNotices(page)
  await page.goto('/members')
  const people = page.getByRole('main').getByRole('article').getByRole('link')
  await people.first().click()
  const next = page.getByRole('link', { name: profile.walk.next })
  const previous = page.getByRole('link', { name: profile.walk.previous })
  await expect(next).toBeVisible()
  await expect(previous).toHaveCount(0)
  const first = page.url()
  const searched: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/members.php')) searched.push(request.url())
  })

  await next.click()
  await expect(previous).toBeVisible()
  await expect(page).not.toHaveURL(first)
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(first)
  await page.goBack()
  await expect(page).toHaveURL(/\/members$/)
  await expect(people.first()).toBeVisible()
  expect(searched).toEqual([])
  await closeContext(context)
})

test('who left while their profile was open is told of at the next thing that is done there', async ({
  browser,
  site,
}) => {
  const bas = inventPerson('male')
  const his = await memberInOwnBrowser(browser, site.address, bas)
  const { context } = await memberInOwnBrowser(browser, site.address, inventPerson('female'))
  const page = await context.newPage()
  await closeNotices(page)
  await page.goto(`/members/${his.profileId}`)
  const like = page.getByRole('button', { name: members.like.give, exact: true })
  await expect(like).toBeVisible()
  await leaveByCall(his.context, bas)
  await like.click()
  await expect(page.getByRole('heading', { level: 1, name: profile.gone.title })).toBeFocused()
  await expect(page.getByRole('link', { name: profile.gone.action })).toBeVisible()
  await closeContext(context)
  await closeContext(his.context)
})

test('whom the member has blocked in another tab cannot be liked in this one', async ({ browser, site }) => {
  const bas = inventPerson('male')
  const his = await memberInOwnBrowser(browser, site.address, bas)
  await closeContext(his.context)
  const { context } = await memberInOwnBrowser(browser, site.address, inventPerson('female'))
  await closeNotices(context)
  const [page, other] = [await context.newPage(), await context.newPage()]
  for (const tab of [page, other]) await tab.goto(`/members/${his.profileId}`)
  const like = page.getByRole('button', { name: members.like.give, exact: true })
  await expect(like).toBeVisible()
  await other.getByRole('button', { name: fill(profile.acts, { name: bas.name }) }).click()
  await other.getByRole('menuitem', { name: profile.block.act }).click()
  await other.getByRole('dialog').getByRole('button', { name: profile.block.act, exact: true }).click()
  const blocked = fill(profile.blocked.title, { name: bas.name })
  await expect(other.getByRole('heading', { level: 1, name: blocked })).toBeVisible()
  await like.click()
  await expect(page.getByRole('heading', { level: 1, name: blocked })).toBeFocused()
  await closeContext(context)
})
