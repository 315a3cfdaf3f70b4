import { closeContext } from '../site/close-context.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { inventPerson, likeByCall, memberInOwnBrowser } from '../site/people.ts'
import { fill, textsIn } from '../site/texts.ts'

const { like, likes, match: texts, profile } = textsIn('nl').members

test('a match is told wherever the member is, and leads to the profile and to a conversation', async ({
  browser,
  site,
}) => {
  const eva = await memberInOwnBrowser(browser, site.address, inventPerson('female'))
  const page = await eva.context.newPage()
  await closeNotices(page)
  await page.goto('/likes')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const likedBack = async () => {
    const person = inventPerson('male')
    const { context, profileId } = await memberInOwnBrowser(browser, site.address, person)
    await likeByCall(eva.context, profileId)
    await likeByCall(context, eva.profileId)
    await closeContext(context)
    return { name: person.name, profileId }
  }
  const modal = page.getByRole('dialog', { name: texts.both })

  const first = await likedBack()
  await modal.getByRole('button', { name: fill(texts.open, { name: first.name }) }).click()
  await expect(page).toHaveURL(new RegExp(`/members/${first.profileId}$`))
  await expect(modal).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: first.name })).toBeVisible()

  const second = await likedBack()
  await modal.getByRole('button', { name: texts.start }).click()
  await expect(page).toHaveURL(new RegExp(`/members/${second.profileId}/chat$`))
  await expect(modal).toHaveCount(0)

  await closeContext(eva.context)
})

test('a like is heard at once, a match by both sides, and a block takes the one from the other’s list', async ({
  browser,
  site,
}) => {
  const [female, male] = [inventPerson('female'), inventPerson('male')]
  const eva = await memberInOwnBrowser(browser, site.address, female)
  const bas = await memberInOwnBrowser(browser, site.address, male)
  const hers = await eva.context.newPage()
  const his = await bas.context.newPage()
  await closeNotices(hers)
  await closeNotices(his)

  await hers.goto('/likes')
  await expect(hers.getByRole('heading', { name: likes.received.empty.title })).toBeVisible()
  await his.goto(`/members/${eva.profileId}`)
  await his.getByRole('button', { name: like.give, exact: true }).click()
  const card = hers.getByRole('link', { name: new RegExp(`^${male.name},`) })
  await expect(card).toBeVisible()

  await hers.getByRole('button', { name: fill(like.button, { name: male.name }) }).click()
  for (const page of [hers, his]) await expect(page.getByRole('dialog', { name: texts.both })).toBeVisible()
  await hers.keyboard.press('Escape')
  await his.keyboard.press('Escape')

  await his.getByRole('button', { name: fill(profile.acts, { name: female.name }) }).click()
  await his.getByRole('menuitem', { name: profile.block.act }).click()
  await his.getByRole('dialog').getByRole('button', { name: profile.block.act, exact: true }).click()
  const blocked = fill(profile.blocked.title, { name: female.name })
  await expect(his.getByRole('heading', { level: 1, name: blocked })).toBeFocused()
  await expect(card).toHaveCount(0)
  await closeContext(eva.context)
  await closeContext(bas.context)
})
