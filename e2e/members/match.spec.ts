import { closeContext } from '../site/close-context.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { inventPerson, likeByCall, memberInOwnBrowser } from '../site/people.ts'
import { fill, textsIn } from '../site/texts.ts'

const { match: texts } = textsIn('nl').members

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
