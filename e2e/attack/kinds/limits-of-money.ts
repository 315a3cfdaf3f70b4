import { randomInt } from 'node:crypto'
import type { Person } from '../../../api/test/people.ts'
import { type Answer, browserOf } from '../../../api/test/visitors.ts'
import { type Kind, listed } from '../suite.ts'
import { atOnce, countOf, tally } from '../world/at-once.ts'
import { boxes, bundlesIn, orderFor } from '../world/buying.ts'
import { mailbox } from '../world/sign-up.ts'
import type { World } from '../world/world.ts'

/** Limits of what may be owed and spent, and whose prices count. */
export const limitsOfMoney: Kind = async ({ world, attack }) => {
  const { office, at } = world
  // Whoever is not logged in may look at the prices of every country.
  const visitor = browserOf(world.apis[0])

  for (const shared of ['bank account', 'phone'] as const)
    for (const together of [false, true])
      await attack(
        `one ${shared} owes no more over several members than over one${together ? ', also at once' : ''}`,
        async () => {
          const debtors = await office.people(4)
          const [iban, phone] = [newIban(), newPhone()]
          const forms: Record<string, unknown>[] = []
          for (const debtor of debtors)
            forms.push(
              shared === 'phone'
                ? await mandateFor(world, debtor, newIban(), phone)
                : await mandateFor(world, debtor, iban, newPhone()),
            )
          const sign = (index: number) =>
            at(debtors[index] ?? { cookie: () => '' }, index).post('/api/directdebit.php', forms[index])
          const answers: Answer[] = []
          if (together) answers.push(...(await atOnce(4, sign)))
          else for (const index of forms.keys()) answers.push(await sign(index))
          // docs/api.md, "Direct debit": two orders in seven days.
          const signed = countOf(answers, 201)
          return signed === 0 || signed > 2
            ? `${signed} members had credit on one ${shared}: ${JSON.stringify(tally(answers))}`
            : null
        },
      )

  for (const [country, limit, elsewhere] of [
    ['PL', { amount: '20.00', currency: 'PLN' }, 'NL'],
    ['SE', { amount: '200.00', currency: 'SEK' }, 'NL'],
    ['NL', { amount: '15.00', currency: 'EUR' }, 'US'],
  ] as const)
    await attack(`a limit of ${limit.currency} ${limit.amount} holds for a purchase elsewhere`, async () => {
      const buyer = await office.person({ country })
      await buyer.put('/api/spend-limit.php', { month_limit: limit })
      const passed: string[] = []
      for (const { id } of await bundlesIn(visitor, elsewhere)) {
        const answer = await buyer.post(
          '/api/order.php',
          await orderFor(buyer, { bundle_id: id, country: elsewhere, paymentmethod: methodIn(elsewhere) }),
        )
        const { total } = Object(answer.body.order ?? {})
        if (answer.status !== 201) continue
        await buyer.delete('/api/order.php', { id: Object(answer.body.order).id })
        if (total.currency !== limit.currency || Number(total.amount) > Number(limit.amount))
          passed.push(`${total.currency} ${total.amount}`)
      }
      return listed('passed it', passed)
    })

  await attack('a limit is said in its own currency', async () => {
    const buyer = await office.person({ country: 'SE' })
    await buyer.put('/api/spend-limit.php', { month_limit: { amount: '200.00', currency: 'SEK' } })
    const { spend_limit } = Object((await buyer.get('/api/user.php')).body).user
    return spend_limit?.currency === 'SEK' ? null : `SEK 200.00 is told as ${JSON.stringify(spend_limit)}`
  })

  for (const [home, elsewhere] of [
    ['NL', 'US'],
    ['NL', 'PL'],
    ['DE', 'SE'],
  ] as const)
    await attack(
      `a member of ${home} buys at its prices and its VAT, not at those of ${elsewhere}`,
      async () => {
        const buyer = await office.person({ country: home })
        const [own] = await bundlesIn(buyer, home)
        const [foreign] = await bundlesIn(visitor, elsewhere)
        const wish = { country: elsewhere, bundle_id: foreign?.id, paymentmethod: methodIn(elsewhere) }
        const answer = await buyer.post('/api/order.php', await orderFor(buyer, wish))
        if (answer.status !== 201) return null
        const { total, vat } = Object(answer.body.order)
        return total.currency === own?.price.currency && Number(vat.amount) > 0
          ? null
          : `sold for ${total.currency} ${total.amount} with ${vat.rate} % of VAT`
      },
    )
}

/** One that every country of the table takes. */
const methodIn = (country: string): string => (country === 'NL' ? 'ideal' : 'creditcard')

/** Mobile numbers of the Netherlands that begin like this can all receive a code. */
const newPhone = (): string => `+316${randomInt(10_000_000, 20_000_000)}`

/** A Dutch account number that was never used here, with its check digits. */
const newIban = (): string => {
  const account = `ABNA${String(randomInt(1_000_000_000)).padStart(10, '0')}`
  const digits = `${account}NL00`.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  const check = 98n - (BigInt(digits) % 97n)
  return `NL${String(check).padStart(2, '0')}${account}`
}

/** Asks for the code and fills in the form, as far as its button. */
const mandateFor = async (world: World, person: Person, iban: string, phone: string) => {
  const [, bundle] = await bundlesIn(person, 'NL')
  await person.post('/api/directdebit-otp.php', { phone, bundle_id: bundle?.id })
  const [text] = await mailbox(world, phone)
  const otp = text?.text.match(/\d{6}/)?.[0]
  if (!otp) throw new Error(`no code was sent to ${phone}`)
  return {
    otp,
    phone,
    iban,
    bundle_id: bundle?.id,
    account_holder: 'A. de Vries',
    street: 'Voorstraat',
    house_number: '12a',
    zip: '3512 AN',
    city: 'Utrecht',
    mandate_accepted: true,
    ...boxes,
  }
}
