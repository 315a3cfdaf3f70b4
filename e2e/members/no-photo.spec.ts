import { violationsInBothSchemes } from '../accessibility/violations-on.ts'
import { closeContext } from '../site/close-context.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { describeByCall, inventPerson, memberInOwnBrowser } from '../site/people.ts'
import { awaitRendered, comeToLife } from '../site/rendered-document.ts'
import { fill, textsIn } from '../site/texts.ts'

const { ui } = textsIn('nl')

test('whoever has no photo is met by their own words, in the document as well', async ({ browser, site }) => {
  const bas = inventPerson('male')
  const owner = await memberInOwnBrowser(browser, site.address, bas)
  await describeByCall(owner.context, 'Ik lach om mijn eigen grappen. De zee is altijd goed.')
  const { context } = await memberInOwnBrowser(browser, site.address, inventPerson('female'))
  const page = await context.newPage()
  await closeNotices(page)
  const path = `/members/${owner.profileId}`
  await awaitRendered(page, path)

  const { kept, said, words } = await comeToLife(page, path)
  expect(words).toContain('Ik lach om mijn eigen grappen.')
  expect({ kept, said }).toEqual({ kept: true, said: [] })
  await expect(page.getByRole('img', { name: fill(ui.person.noPhoto, { name: bas.name }) })).toContainText(
    'Ik lach om mijn eigen grappen.',
  )
  expect(await violationsInBothSchemes(page)).toEqual([])
  await closeContext(owner.context)
  await closeContext(context)
})
