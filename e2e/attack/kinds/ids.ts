import { createAuthenticator } from '../../../api/test/authenticator.ts'
import { publicUrl } from '../../../api/test/harness.ts'
import { textTo } from '../../../api/test/people.ts'
import { type Browser, browserOf } from '../../../api/test/visitors.ts'
import { type Kind, listed } from '../suite.ts'
import { buy, orderFor } from '../world/buying.ts'
import { callWith, never, saidIn } from '../world/calling.ts'
import { describeSite } from '../world/openapi.ts'
import { join, leave, signUp } from '../world/sign-up.ts'
import type { World } from '../world/world.ts'
import { bodyOf, elsewhere, own, things, unbegun } from './ids/owned-things.ts'

export const ids: Kind = async ({ world, attack }) => {
  const { office, apis } = world
  const { operations } = await describeSite(world)

  await attack('every call that takes an id is attacked', async () => {
    const takesId = operations.filter(({ input }) =>
      Object.keys(Object(input?.properties)).some((field) => /(^|_)ids?$/.test(field)),
    )
    const missing = takesId.filter(({ name }) => !(name in own) && !(name in elsewhere))
    return listed(
      'in no table',
      missing.map(({ name }) => name),
    )
  })

  const unconfirmed = (await signUp(world)).browser
  const gone = await join(world)
  const goneBrowser = browserOf(apis[0], gone.browser.cookie())
  await leave(gone.browser, gone)

  for (const [name, { thing, input }] of Object.entries(own))
    await attack(`${name}: the ${thing} of a member is nobody else’s`, async () => {
      const called = operations.find((operation) => operation.name === name)
      const make = things[thing]
      if (!called || !make) return 'there is no such call'
      const [owner, partner, other, blocked] = await office.people(4, { credits: 20 })
      if (!owner || !partner || !other || !blocked) return 'nobody came'
      await owner.post('/api/block.php', { profile_id: blocked.profileId })
      const id = await make(world, { owner, partner })
      const call = async (who: Browser, which: number) =>
        saidIn(await callWith(who, called.method, called.path, input(which)))
      const told: string[] = []
      for (const [actor, who] of Object.entries({ other, blocked, unconfirmed }))
        if ((await call(who, id)) !== (await call(who, never))) told.push(actor)
      for (const [actor, who] of Object.entries({ 'logged out': browserOf(apis[1]), deleted: goneBrowser }))
        if (!/^(403 .*"authentication_required":true|404)/.test(await call(who, id))) told.push(actor)
      const hers = await call(owner, id)
      if (!hers.startsWith('2')) told.push(`the owner herself afterwards: ${hers.slice(0, 80)}`)
      return listed('another answer than for what never was', told)
    })

  for (const [way, { status, begin }] of Object.entries(unbegun))
    await attack(`a conversation ${way} is none for the other one`, async () => {
      const owner = await office.person({ credits: 20, ...(status ? { status } : {}) })
      const partner = await office.person({ credits: 20 })
      const id = await begin(owner, partner)
      const told: string[] = []
      for (const [name, { thing, input }] of Object.entries(own)) {
        const called = operations.find((operation) => operation.name === name)
        if (thing !== 'conversation' || !called) continue
        const call = async (which: number) =>
          saidIn(await callWith(partner, called.method, called.path, input(which)))
        if ((await call(id)) !== (await call(never))) told.push(name)
      }
      const { profile } = await bodyOf(partner.get(`/api/profile.php?id=${owner.profileId}`))
      if ((profile?.conversation_id ?? null) !== null) told.push('her profile')
      const chat = await bodyOf(partner.get(`/api/chat.php?profile_id=${owner.profileId}`))
      if ((chat.conversation ?? null) !== null) told.push('the conversation with her')
      return listed('told by', told)
    })

  await attack('a picture goes into nobody else’s message', async () => {
    const [owner, other, partner] = await office.people(3, { credits: 20 })
    if (!owner || !other || !partner) return 'nobody came'
    const photo = await things.photo?.(world, { owner, partner })
    const { text: _, ...message } = textTo(partner)
    const send = async (photo_id: number | undefined) =>
      saidIn(await other.post('/api/message.php', { ...message, type: 'photo', photo_id }))
    return (await send(photo)) === (await send(never)) ? null : 'it is told from one that never was'
  })

  await attack('a kept card buys for nobody else', async () => {
    const [owner, other] = await office.people(2)
    if (!owner || !other) return 'nobody came'
    await buy(owner, apis[0], { paymentmethod: 'creditcard', save_method: true })
    const { method } = await bodyOf(owner.get('/api/repeat-order.php'))
    const order = async (saved_method_id: number) =>
      saidIn(
        await other.post(
          '/api/order.php',
          await orderFor(other, { paymentmethod: 'creditcard', saved_method_id }),
        ),
      )
    return (await order(method.id)) === (await order(never)) ? null : 'it is told from one that never was'
  })

  await attack('a session is ended by its owner alone', async () => {
    const [owner, other] = await office.people(2)
    if (!owner || !other) return 'nobody came'
    const { sessions } = await bodyOf(owner.get('/api/sessions.php'))
    await other.delete('/api/sessions.php', { id: sessions[0].id })
    return (await owner.get('/api/poll.php')).status === 200 ? null : 'another member ended it'
  })

  await attack('a passkey is removed by its owner alone', async () => {
    const owner = await join(world)
    const other = await office.person()
    const { options } = await bodyOf(
      owner.browser.post('/api/passkey-options.php', { password: owner.password }),
    )
    const { origin, hostname: rpId } = new URL(publicUrl)
    const passkey = createAuthenticator().make({ origin, rpId, challenge: options.challenge })
    const made = await bodyOf(owner.browser.post('/api/passkeys.php', { name: 'Telefoon', passkey }))
    const id = made.passkeys[0].id
    const remove = async (which: number) => saidIn(await other.delete('/api/passkeys.php', { id: which }))
    if ((await remove(id)) !== (await remove(never))) return 'it is told from one that never was'
    const { passkeys } = await bodyOf(owner.browser.get('/api/passkeys.php'))
    if (passkeys.length !== 1) return 'another member removed it'
    const { status } = await owner.browser.delete('/api/passkeys.php', { id })
    return status === 200 ? null : `its owner gets ${status}`
  })

  await attack('a file with one’s data opens in one’s own session alone', async () => {
    const [owner, other] = await office.people(2)
    if (!owner || !other) return 'nobody came'
    const id = await things.export?.(world, { owner, partner: other })
    await world.later(1000)
    const { url } = await bodyOf(owner.get(`/api/export.php?id=${id}`))
    if (typeof url !== 'string') return 'the file was not made'
    const { pathname, search } = new URL(url, apis[0])
    const open = async (who: Browser) => (await who.get(pathname + search)).status
    const statuses = [await open(other), await open(browserOf(apis[2])), await open(owner)]
    return JSON.stringify(statuses) === '[404,403,200]' || JSON.stringify(statuses) === '[404,404,200]'
      ? null
      : `answered ${statuses} to another, nobody and its owner`
  })

  await attack(
    `${operations.length} calls refuse whoever’s account is gone, and every invented cookie`,
    async () => {
      const [cookieName = ''] = gone.browser.cookie().split('=')
      const jars = {
        'of a deleted account': goneBrowser.cookie(),
        'that is long': `${cookieName}=${'a'.repeat(3000)}`,
        'that is empty': `${cookieName}=`,
        'that is SQL': `${cookieName}=' or '1'='1`,
      }
      const open: string[] = []
      const guarded = await guardedOperations(world, operations)
      for (const [jar, cookie] of Object.entries(jars))
        for (const { name, method, path } of guarded) {
          const { status, body } = await browserOf(apis[0], cookie).call(
            method,
            path,
            method === 'GET' ? undefined : {},
          )
          if (status !== 403 || body.authentication_required !== true)
            open.push(`${name} with a cookie ${jar}`)
        }
      return listed('answered', open)
    },
  )
}

/** The calls for which a visitor without any cookie is sent to the log-in. */
const guardedOperations = async (
  { apis }: World,
  operations: Awaited<ReturnType<typeof describeSite>>['operations'],
) => {
  const asked = await Promise.all(
    operations.map(async (operation) => {
      const { method, path } = operation
      if (operation.name === 'photo') return []
      const { body } = await browserOf(apis[0]).call(method, path, method === 'GET' ? undefined : {})
      return body.authentication_required === true ? [operation] : []
    }),
  )
  return asked.flat()
}
