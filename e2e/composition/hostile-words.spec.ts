import { closeContext } from '../site/close-context.ts'
import { expect, test } from '../site/fixtures.ts'
import { inventPerson, memberInOwnBrowser, sendByCall } from '../site/people.ts'
import { awaitRendered, comeToLife } from '../site/rendered-document.ts'

/** All that could end a script, a comment, an attribute, a line or a template, or turn what follows around. */
const hostile = `</script></main><script>window.evil = 1</script><!-- " ' \` \${1} \u2028 <img src=x onerror="window.evil = 1"> \u202e {{name}}`

test('what members write stands in their documents as it was written, and does nothing', async ({
  browser,
  site,
}) => {
  const eva = await memberInOwnBrowser(browser, site.address, inventPerson('female'))
  const bas = await memberInOwnBrowser(browser, site.address, inventPerson('male'))
  const written = await eva.context.request.put('/api/profile.php', {
    headers: { 'X-Request-Type': 'client' },
    data: { about: hostile },
  })
  expect(written.ok()).toBe(true)
  await sendByCall(eva.context, bas.profileId, hostile)

  for (const path of [`/members/${eva.profileId}`, '/chats']) {
    const page = await bas.context.newPage()
    await awaitRendered(page, path)
    const { words, kept, said } = await comeToLife(page, path)
    expect.soft(words).toContain('<script>window.evil = 1</script>')
    expect.soft(kept, `${path}: nothing is made anew`).toBe(true)
    expect.soft(said).toEqual([])
    expect.soft(await page.evaluate(() => 'evil' in window)).toBe(false)
    await page.close()
  }
  await closeContext(eva.context)
  await closeContext(bas.context)
})
