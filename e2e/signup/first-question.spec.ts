import { buildPart } from '@lonk/configs/build/build-part.ts'
import { makeRelease } from '@lonk/configs/release/make-release.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { textsIn } from '../site/texts.ts'

const { ui, signup } = textsIn('nl')
const { seeking, birth } = signup.signup

/** Every script of mf-signup but those that `/signup` begins with. */
const laterScripts = async () => {
  const build = await buildPart('mf-signup', { mode: 'production' })
  const { entry, files } = makeRelease(build, new Date())
  const first = [entry, ...(files['./pages/signup'] ?? []).map(({ file }) => file)]
  return ({ pathname }: URL): boolean =>
    /\/mf-signup\/.*\.js$/.test(pathname) && !first.some((file) => pathname.endsWith(`/${file}`))
}

test('where the code of the later questions does not come it is said, and the next press goes on', async ({
  page,
}) => {
  const later = await laterScripts()
  await page.route(later, (route) => route.abort())
  await closeNotices(page)
  await page.goto('/signup')
  const next = page.getByRole('button', { name: signup.signup.next })
  await page.getByRole('group', { name: seeking.gender }).getByText(seeking.male, { exact: true }).click()
  await page.getByRole('group', { name: seeking.seeking }).getByText(seeking.both, { exact: true }).click()
  await next.click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(ui.error.text)
  await expect(page.getByRole('heading', { level: 1, name: seeking.title })).toBeVisible()

  await page.unroute(later)
  await next.click()
  await expect(page.getByRole('heading', { level: 1, name: birth.title })).toBeFocused()
})

test('a visit that begins at a later question says what is missing, and asks for it again', async ({
  page,
}) => {
  await closeNotices(page)
  await page.goto('/signup?gender=male&seeking=both')
  await page.getByRole('button', { name: signup.signup.next }).click()
  await expect(page.getByRole('heading', { level: 1, name: birth.title })).toBeVisible()

  const later = await laterScripts()
  await page.route(later, (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: ui.error.title })).toBeVisible()
  await page.unroute(later)
  await page.getByRole('button', { name: ui.retry }).click()
  await expect(page.getByRole('heading', { level: 1, name: birth.title })).toBeVisible()
})
