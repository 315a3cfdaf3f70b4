import { bootElementId } from '@lonk/shared-events/boot.ts'
import { expect, test } from '../site/fixtures.ts'
import { openChat, partsOf, twoMembers } from './two-members.ts'

test('what is typed on a page that came without its member is kept when the member is known', async ({
  browser,
  site,
}) => {
  const { eva, bas, close } = await twoMembers(browser, site.address)
  // As when the API takes longer than a document waits for it.
  await eva.context.route('**/chat', async (route) => {
    const answer = await route.fetch()
    const boot = new RegExp(`(<script[^>]*id="${bootElementId}"[^>]*>)(.*?)(</script>)`, 's')
    const body = (await answer.text()).replace(boot, (_, open, json, end) => {
      const { user: _user, firstData: _data, ...rest } = JSON.parse(json)
      return open + JSON.stringify(rest) + end
    })
    await route.fulfill({ response: answer, body })
  })
  await eva.context.route('**/api/user.php', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  const answered = eva.page.waitForResponse('**/api/user.php')
  const evas = await openChat(eva, bas)
  await evas.field.fill('Ik was er al')
  await answered
  await eva.page.waitForLoadState('networkidle')
  await expect(partsOf(eva.page, bas.name).field).toHaveValue('Ik was er al')
  await close()
})
