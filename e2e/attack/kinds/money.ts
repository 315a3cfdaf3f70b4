import { randomUUID } from 'node:crypto'
import { textTo } from '../../../api/test/people.ts'
import { type Kind, listed } from '../suite.ts'
import { atOnce, countOf, differs, tally } from '../world/at-once.ts'
import { lostMoney } from '../world/books.ts'
import { boxes, buy, creditsOf, notice, orderFor, orderOf, paymentOf, press } from '../world/buying.ts'
import { join } from '../world/sign-up.ts'
import type { World } from '../world/world.ts'

/** Races for money and credits, spread over the three processes. */
export const money: Kind = async ({ world, attack }) => {
  const { office, apis, at } = world
  const address = (index: number) => apis[index % 3] ?? apis[0]
  const card = { paymentmethod: 'creditcard', save_method: true }

  for (const [name, path] of [
    ['the repeat order', '/api/repeat-order.php'],
    ['the order', '/api/order.php'],
  ] as const)
    await attack(`a kept card is charged for nothing but what is bought: 12 at once by ${name}`, async () => {
      const buyer = await office.person()
      await buy(buyer, apis[0], card)
      const { bundle, method } = Object((await buyer.get('/api/repeat-order.php')).body)
      const body = { bundle_id: bundle.id, saved_method_id: method.id, ...boxes }
      const more = path === '/api/order.php' ? { paymentmethod: 'creditcard', country: 'NL' } : {}
      await atOnce(12, (index) => at(buyer, index).post(path, { ...body, ...more }))
      return lostMoney(world, buyer.userId)
    })

  await attack('nobody who has paid waits for a next check: notices before, while and after', async () => {
    const placed = (await office.people(8)).map(async (buyer) =>
      paymentOf(await buyer.post('/api/order.php', await orderFor(buyer))),
    )
    await payAmidNotices(
      world,
      (await Promise.all(placed)).map(({ payment_id }) => payment_id),
    )
    const waiting = await office.db
      .selectFrom('orders')
      .innerJoin('payments', 'payments.order_id', 'orders.id')
      .select('orders.number')
      .where('payments.status', '=', 'paid')
      .where('orders.next_check_at', 'is not', null)
      .execute()
    return listed(
      'paid, and asked for at the provider for ever',
      waiting.map(({ number }) => number),
    )
  })

  await attack('a payment told of 60 times gives its credits once', async () => {
    const buyer = await office.person()
    const { paymentId, credits } = await buy(buyer, apis[0])
    await atOnce(60, (index) => notice(address(index), paymentId))
    return differs(await creditsOf(buyer), credits)
  })

  await attack('a notice of what was not paid gives nothing', async () => {
    const buyer = await office.person()
    const placed = await buyer.post('/api/order.php', await orderFor(buyer))
    const { payment_id } = paymentOf(placed)
    const forged = [payment_id, `${payment_id}x`, 'tr_1', "' or 1=1 --", '%00', '']
    await Promise.all(forged.map((id, index) => notice(address(index), encodeURIComponent(id))))
    return differs(await creditsOf(buyer), 0)
  })

  await attack('fifty messages on one credit are one', async () => {
    const [sender, reader] = [await office.person({ credits: 1 }), await office.person()]
    const answers = await atOnce(50, (index) => at(sender, index).post('/api/message.php', textTo(reader)))
    return differs([countOf(answers, 201), countOf(answers, 402)], [1, 49]) && JSON.stringify(tally(answers))
  })

  await attack('one key with fifty contents does one of them', async () => {
    const [sender, reader] = [await office.person({ credits: 60 }), await office.person()]
    const key = randomUUID()
    const answers = await atOnce(50, (index) =>
      at(sender, index).post('/api/message.php', textTo(reader, `Hoi ${index}`), { key }),
    )
    return differs([countOf(answers, 201), await creditsOf(sender)], [1, 59])
  })

  await attack('one message sent with fifty keys is charged once', async () => {
    const [sender, reader] = [await office.person({ credits: 60 }), await office.person()]
    const text = textTo(reader)
    await atOnce(50, (index) => at(sender, index).post('/api/message.php', text))
    return differs(await creditsOf(sender), 59)
  })

  await attack('six first messages of a free member open two conversations', async () => {
    const [sender, ...readers] = await office.people(7)
    if (!sender) return 'nobody came'
    const giver = await office.person({ credits: 20 })
    const answers = await atOnce(6, (index) =>
      at(giver, index).post('/api/message.php', textTo(readers[index] ?? giver)),
    )
    return differs(countOf(answers, 201), 2)
  })

  await attack('credits are not paid back as well as spent', async () => {
    const [buyer, reader] = [await office.person(), await office.person()]
    const { orderId, credits } = await buy(buyer, apis[0])
    const answers = await atOnce(34, (index) =>
      index % 4 === 1
        ? at(buyer, index).post('/api/refund.php', { order_id: orderId, name: 'Anna', confirm: true })
        : at(buyer, index).post('/api/message.php', textTo(reader)),
    )
    const refunds = answers.filter(({ status }) => status === 202)
    const reversed = refunds.reduce((sum, { body }) => sum + Object(body.refund).credits_reversed, 0)
    return differs(
      [refunds.length, countOf(answers, 201) + reversed + (await creditsOf(buyer))],
      [1, credits],
    )
  })

  await attack('a message taken back thirty times gives one credit back', async () => {
    const [sender, reader] = [await office.person({ credits: 3 }), await office.person()]
    const { message } = Object((await sender.post('/api/message.php', textTo(reader))).body)
    await atOnce(30, (index) =>
      at(sender, index).delete('/api/message.php', { message_id: message.id, scope: 'both' }),
    )
    return differs(await creditsOf(sender), 3)
  })

  await attack('messages taken back while their order’s money goes back leave no credits', async () => {
    const [buyer, reader] = [await office.person(), await office.person()]
    const { paymentId } = await buy(buyer, apis[0])
    const sent = await atOnce(6, (index) => at(buyer, index).post('/api/message.php', textTo(reader)))
    const ids = sent.map(({ body }) => Object(body.message).id)
    const takenBack = ids.map(async (message_id, index) => {
      if (index === 3) await press(apis[0], paymentId, 'refund')
      return at(buyer, index).delete('/api/message.php', { message_id, scope: 'both' })
    })
    await Promise.all(takenBack)
    return differs(await creditsOf(buyer), 0)
  })

  await attack('money that goes back twice, by a refund and by the bank, is owed', async () => {
    const buyer = await office.person()
    const { paymentId, credits } = await buy(buyer, apis[0])
    await press(apis[0], paymentId, 'refund')
    await press(apis[1], paymentId, 'chargeback')
    await atOnce(6, (index) => notice(address(index), paymentId))
    return differs(await creditsOf(buyer), -credits)
  })

  await attack('a code for one order makes one order cheaper', async () => {
    const { browser } = await join(world)
    const wish = await orderFor(browser, { discountcode: 'TIMEBONUS25' })
    const answers = await atOnce(18, (index) => at(browser, index).post('/api/order.php', wish))
    for (const answer of answers.filter(({ status }) => status === 201))
      await press(apis[0], paymentOf(answer).payment_id, 'pay')
    const { transactions } = Object((await browser.get('/api/transactions.php')).body)
    const cheaper = transactions.filter((one: unknown) => Number(Object(one).order.discount.amount) > 0)
    return differs([transactions.length, cheaper.length], [1, 1])
  })

  await attack('an order that is refused leaves the open one open', async () => {
    const buyer = await office.person()
    const { id } = orderOf(await buyer.post('/api/order.php', await orderFor(buyer)))
    const refused = await buyer.post('/api/order.php', await orderFor(buyer, { discountcode: 'BESTAATNIET' }))
    const { state } = orderOf(await buyer.get(`/api/order.php?id=${id}`))
    if (refused.status < 400) return `a code that does not exist was taken (${refused.status})`
    return state === 'open' ? null : `it is ${state} after ${refused.status} ${refused.body.error}`
  })

  const tampered: readonly (readonly [string, Record<string, unknown>])[] = [
    ['a price', { price: { amount: '0.01', currency: 'EUR' } }],
    ['a total', { total_cents: 1 }],
    ['credits', { credits: 100_000 }],
    ['a bundle that is not', { bundle_id: 999_999_999 }],
    ['a negative bundle', { bundle_id: -1 }],
    ['no ticks', { terms_accepted: false, immediate_start: false, withdrawal_ack: false }],
    ['direct debit without its mandate', { paymentmethod: 'directdebit' }],
    ['a method that is not', { paymentmethod: 'gratis' }],
    ['the card of nobody', { paymentmethod: 'creditcard', saved_method_id: 999_999_999 }],
  ]
  await attack(`an order is what the site says it is: ${tampered.length} tampered ones`, async () => {
    const buyer = await office.person()
    const taken: string[] = []
    for (const [name, extra] of tampered) {
      const { status } = await buyer.post('/api/order.php', await orderFor(buyer, extra))
      if (status < 400) taken.push(name)
    }
    return listed('taken', taken)
  })
}

/**
 * Pays while the provider's notices come in without a pause, at two processes that have their hands full: one that
 * asked before the payment is late with its answer.
 */
const payAmidNotices = async ({ apis }: World, paymentIds: readonly string[]): Promise<void> => {
  let paying = true
  let answered = 0
  let begin: () => void = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const crowd = atOnce(112, async (index) => {
    while (paying) {
      await notice(apis[1 + (index % 2)] ?? apis[1], paymentIds[index % paymentIds.length] ?? '')
      answered += 1
      if (answered === 112) begin()
    }
  })
  await begun
  for (const id of paymentIds) await press(apis[0], id, 'pay')
  paying = false
  await crowd
}
