import { expect, test } from '../site/fixtures.ts'
import { countShifts, mostShift, movedOn, onSlow4g, openWhole, shiftOf } from '../site/layout-shifts.ts'
import { inventPerson } from '../site/people.ts'
import { textsIn } from '../site/texts.ts'
import { fillAccount, formAlive, goOn, isAsked, isMade, makeAccount, questions } from './questions.ts'

const { signup } = textsIn('nl')
const { account, progress } = signup.signup

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('on a slow line every question comes and stays in its place, and the wait for the account is told', async ({
  context,
  page,
  outbox,
}) => {
  test.slow()
  const person = inventPerson('female')
  await countShifts(context)
  await onSlow4g(page)
  await openWhole(page, '/signup', false)
  await formAlive(page)
  const stays = async () => expect(await shiftOf(page), await movedOn(page)).toBeLessThanOrEqual(mostShift)
  for (const { title, answer } of questions) {
    await isAsked(page, title)
    await answer(page, person)
    await stays()
    await goOn(page)
  }
  await isAsked(page, account.title)
  await fillAccount(page, person)
  await stays()
  await makeAccount(page)
  await expect(page.getByRole('heading', { level: 1, name: progress.title })).toBeVisible()
  await isMade(page, person)
  expect(await outbox.to(person.email)).toHaveLength(1)
})
