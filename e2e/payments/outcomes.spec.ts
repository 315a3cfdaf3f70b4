import { commitNumber } from '@lonk/configs/checks/commit-number.ts'
import { paymentMethodId } from '@lonk/shared-api/schemas/order.ts'
import type { Page } from '@playwright/test'
import { closeContext } from '../site/close-context.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { cellsOf } from '../site/matrix.ts'
import { inventPerson, memberInOwnBrowser } from '../site/people.ts'
import { textsIn } from '../site/texts.ts'
import { booksOf, lateNotice, letPass, type Placed, placeOrder, press, returnPath } from './paying.ts'

const { payments, shell } = textsIn('nl')

/** A direct debit is credited when it is signed: a payment that does not come is taken back. */
interface Outcome {
  readonly presses: readonly string[]
  readonly state: string
  readonly debited?: string
}

const outcomes: Readonly<Record<string, Outcome>> = {
  paid: { presses: ['pay'], state: 'completed' },
  'pending, then paid': { presses: ['pending', 'pay'], state: 'completed' },
  failed: { presses: ['fail'], state: 'failed', debited: 'charged_back' },
  cancelled: { presses: ['cancel'], state: 'cancelled', debited: 'charged_back' },
  expired: { presses: ['expire'], state: 'expired', debited: 'charged_back' },
  refunded: { presses: ['pay', 'refund'], state: 'refunded' },
  'charged back': { presses: ['pay', 'chargeback'], state: 'charged_back' },
}

const done = payments.result.completed.title
/** What the return page says at the top. */
const headings: Readonly<Record<string, RegExp>> = {
  completed: new RegExp(done),
  failed: new RegExp(payments.errors.payment_failed),
  cancelled: new RegExp(`${payments.errors.payment_failed}|geannuleerd`, 'i'),
  expired: new RegExp(`${payments.errors.payment_failed}|geannuleerd`, 'i'),
  refunded: /terugbetaald|teruggeboekt/i,
  charged_back: /terugbetaald|teruggeboekt/i,
}

const ways = ['before the return', 'after it', 'never', 'and nobody returns'] as const

/*
 * Each method with each outcome, and a way for each pair that moves on with the commit: every method and every outcome
 * meets every way in each full run, every cell within four of them. All cells at once are held where they take
 * seconds: `api/src/features/payments/outcomes.test.ts`.
 */
const cellsOfMethod = (row: number) =>
  Object.entries(outcomes).map(([name, outcome], column) => ({
    name,
    outcome,
    way: ways[(row + column + commitNumber()) % ways.length] ?? ways[0],
  }))

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const navigation = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name })

for (const [row, method] of paymentMethodId.options.entries()) {
  for (const { name, outcome, way } of cellsOf(row, cellsOfMethod(row))) {
    test(`${method}, ${name}, with the notice ${way}: page, navigation and books agree`, async ({
      browser,
      site,
    }) => {
      test.setTimeout(180_000)
      const country = method === 'bancontact' ? 'BE' : 'NL'
      const person = { ...inventPerson('female'), country }
      const { context } = await memberInOwnBrowser(browser, site.address, person)
      const { request } = context
      await closeNotices(context)
      const placed = await placeOrder({ request, address: site.address, country }, method)
      const state = method === 'directdebit' ? (outcome.debited ?? outcome.state) : outcome.state

      // A second tab looks on: whatever happens shows there too.
      const onlooker = await context.newPage()
      await onlooker.goto('/members')
      await expect(onlooker.getByRole('article').first()).toBeVisible()

      const said = outcome.presses.at(-1) ?? ''
      for (const action of outcome.presses.slice(0, -1)) await press(request, placed, action)
      await press(request, placed, said, { lost: way === 'after it' || way === 'never' })
      if (way !== 'and nobody returns') {
        const page = await context.newPage()
        await page.goto(returnPath(placed))
        if (way === 'after it') await lateNotice(request, placed)
        // Who comes back to an open order has it asked for; what the bank takes back, the server asks for by itself.
        if (way === 'never') await letPass(request, 11)
        if (way === 'never' && (said === 'refund' || said === 'chargeback')) await page.reload()
        await expect(heading(page)).toHaveText(headings[state] ?? done, { timeout: 40_000 })
      }

      await checkBooks(placed, state, () => booksOf(request, placed))
      const owns = state === 'completed'
      const [shown, gone] = owns
        ? [shell.nav.credits, shell.nav.premium]
        : [shell.nav.premium, shell.nav.credits]
      await expect(navigation(onlooker, shown)).toBeVisible({ timeout: 75_000 })
      await expect(navigation(onlooker, gone)).toHaveCount(0)
      await closeContext(context)
    })
  }
}

const checkBooks = async (
  { credits, cents, method }: Placed,
  state: string,
  read: () => ReturnType<typeof booksOf>,
): Promise<void> => {
  const owns = state === 'completed'
  const wasPaid = owns || method === 'directdebit' || state === 'refunded' || state === 'charged_back'
  const back = state === 'refunded' ? 'refund' : 'chargeback'
  const { balances, ...books } = await read()
  expect(books).toEqual({
    state,
    premium: owns,
    kinds: owns ? ['purchase'] : wasPaid ? [back, 'purchase'] : [],
    invoiced: owns ? cents : 0,
    booked: owns ? cents : 0,
  })
  const free = (balances[0] ?? 0) - (owns ? credits : 0)
  expect(balances).toEqual(Array(3).fill(free + (owns ? credits : 0)))
  // What a new member was given is all that is left besides.
  expect(free).toBe(2)
}
