import { browserOf } from '../../../api/test/visitors.ts'
import { type Kind, listed } from '../suite.ts'
import { atOnce, countOf, differs } from '../world/at-once.ts'
import { buy, creditsOf, meOf } from '../world/buying.ts'
import { join, leave, signUp, signUpFields, tokenFor } from '../world/sign-up.ts'

/** Beginning, ending and coming back, several times in the same moment. */
export const membership: Kind = async ({ world, attack }) => {
  const { office, apis, at } = world

  await attack('twenty-four at once open one account once: its welcome credits come once', async () => {
    const newcomer = await signUp(world)
    const token = await tokenFor(world, newcomer.email, '/activate')
    await atOnce(24, (index) => browserOf(apis[index % 3] ?? apis[0]).post('/api/activate.php', { token }))
    const { body } = await newcomer.browser.get('/api/ledger.php')
    const signups = Object(body).entries.filter((entry: unknown) => Object(entry).kind === 'signup')
    return differs(signups.length, 1)
  })

  await attack('twelve sign-ups with one address are one member', async () => {
    const fields = await signUpFields(world)
    const answers = await atOnce(12, async (index) =>
      browserOf(apis[index % 3] ?? apis[0]).post('/api/signup.php', {
        ...fields,
        email: index % 2 ? fields.email : fields.email.toUpperCase(),
        name: (await signUpFields(world)).name,
      }),
    )
    return differs(countOf(answers, 201), 1)
  })

  await attack('who is no longer premium is no longer invisible', async () => {
    const buyer = await office.person()
    const { orderId } = await buy(buyer, apis[0])
    await buyer.put('/api/user.php', { invisible: true })
    await buyer.post('/api/refund.php', { order_id: orderId, name: 'Anna', confirm: true })
    const { paid_user, invisible } = await meOf(buyer)
    return paid_user === false && invisible === false
      ? null
      : `paid_user ${paid_user}, invisible ${invisible}, ${await creditsOf(buyer)} credits`
  })

  const before: readonly (readonly [string, () => ReturnType<typeof signUp>])[] = [
    ['unconfirmed', () => signUp(world)],
    [
      'paused',
      async () => {
        const member = await join(world)
        await member.browser.put('/api/account.php', { action: 'pause' })
        return member
      },
    ],
  ]
  for (const [state, make] of before)
    await attack(`an account that is deleted twice at once comes back ${state}, as it was`, async () => {
      const wrong: string[] = []
      for (let round = 0; round < 3; round += 1) {
        const member = await make()
        await atOnce(3, (index) => leave(at(member.browser, index), member))
        const token = await tokenFor(world, member.email, '/account-deleted')
        const { body } = await browserOf(apis[1]).post('/api/account-reactivate.php', { token })
        const { status } = Object(body.user)
        if (status !== (state === 'paused' ? 'paused' : 'not_confirmed')) wrong.push(`came back ${status}`)
      }
      return listed(state, wrong)
    })

  await attack('an account erased three times at once is erased once, without a fault', async () => {
    const faults: string[] = []
    for (let round = 0; round < 4; round += 1) {
      const member = await join(world)
      const answers = await atOnce(3, (index) => leave(at(member.browser, index), member, true))
      for (const { status } of answers) if (status >= 500) faults.push(String(status))
    }
    return listed('answered', faults)
  })
}
