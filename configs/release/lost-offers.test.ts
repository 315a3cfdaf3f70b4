import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import type { SlotDeclaration } from '@lonk/shared-events/contract.ts'
import { registryToChange } from '../../shell/server/registry/swap-registry.ts'
import { factsFile } from '../contract/facts.ts'
import { promote } from './promote.ts'
import { publish } from './publish.ts'
import { rollback } from './rollback.ts'
import { createTestStore, route } from './test-builds.ts'

// What one part leads to or asks for, another one has: it cannot go as long as the first one runs.

let made: ReturnType<typeof createTestStore>
beforeEach(() => {
  made = createTestStore()
})
afterEach(() => made.remove())

const credits = route('mf-payments', { name: 'credits', path: '/credits' })
const receipt = route('mf-payments', { name: 'receipt', path: '/receipts/:id?' })
const pay: SlotDeclaration = { name: 'pay', faultClass: 'regular', on: 'credits-requested' }
const facts = (routes: Readonly<Record<string, string>>, events: readonly string[] = []) => ({
  [factsFile]: JSON.stringify({
    routes: Object.fromEntries(Object.entries(routes).map(([name, is]) => [name, { is }])),
    events: Object.fromEntries(events.map((name) => [name, { is: name.includes('=') ? 'text' : 'request' }])),
  }),
})
const payments = (script: string, routes = [credits, receipt], slots: readonly SlotDeclaration[] = [pay]) =>
  made.remote('mf-payments', { routes, slots }, script)
const chat = (script: string, uses: Readonly<Record<string, string>>) =>
  made.remote('mf-chat', {}, script, uses)
/** What any of the parts here may use. */
const shell = () =>
  made.shell(
    'shell',
    facts({ credits: '/credits', receipt: '/receipts/:id?', gifts: '/gifts' }, [
      'credits-requested',
      'credits-requested.reason=premium',
      'match-made',
    ]),
  )
const start = async (uses: Readonly<Record<string, string>>) =>
  publish(made.store, [await shell(), await payments('one'), await chat('chat', uses)])
const sequence = async () => (await registryToChange(made.store)).sequence

describe('a route that another part leads to', () => {
  const uses = facts({ credits: '/credits' })

  test.each([undefined, 0.1])(
    'stays: a release without it is refused, and so is its candidate',
    async (canary) => {
      await start(uses)
      const work = publish(made.store, [await payments('two', [receipt])], canary ? { canary } : {})
      await expect(work).rejects.toThrow(
        /^mf-chat \S+ leads to \/credits, which mf-payments \S+ has no more$/,
      )
      expect(await sequence()).toBe(1)
    },
  )

  test('may have another name, as long as its address is there', async () => {
    await start(uses)
    await publish(made.store, [await payments('two', [{ ...credits, name: 'wallet' }, receipt])])
    expect(await sequence()).toBe(2)
  })

  test('may not have another address under its name', async () => {
    await start(uses)
    const work = publish(made.store, [await payments('two', [{ ...credits, path: '/wallet' }, receipt])])
    await expect(work).rejects.toThrow('leads to /credits')
  })

  test('may not ask for what could be left out', async () => {
    await start(facts({ receipt: '/receipts/:id?' }))
    const work = publish(made.store, [
      await payments('two', [credits, { ...receipt, path: '/receipts/:id' }]),
    ])
    await expect(work).rejects.toThrow('leads to /receipts/:id?')
  })

  test('may move to another part in one swap', async () => {
    await start(uses)
    const taken = await made.remote('mf-members', { routes: [route('mf-members', { path: '/credits' })] })
    await publish(made.store, [await payments('two', [receipt]), taken])
    expect(await sequence()).toBe(2)
  })

  test('may go together with what led to it', async () => {
    await start(uses)
    await publish(made.store, [await payments('two', [receipt]), await chat('chat two', facts({}))])
    expect(await sequence()).toBe(2)
  })

  test('is not lost by whoever never had it: parts are released one after the other', async () => {
    await start(facts({ gifts: '/gifts' }))
    await publish(made.store, [await payments('two')])
    expect(await sequence()).toBe(2)
  })

  test('keeps a version without it from coming back, and a candidate from being promoted', async () => {
    await publish(made.store, [
      await shell(),
      await payments('none', [receipt]),
      await chat('chat', facts({})),
    ])
    await publish(made.store, [await payments('with')])
    await publish(made.store, [await payments('without', [receipt])], { canary: 0.1 })
    await publish(made.store, [await chat('chat two', uses)])
    await expect(promote(made.store, 'mf-payments')).rejects.toThrow('leads to /credits')
    await rollback(made.store, 'mf-payments')
    await expect(rollback(made.store, 'mf-payments')).rejects.toThrow('leads to /credits')
  })
})

describe('a slot that answers what another part asks for', () => {
  const asks = facts({}, ['credits-requested', 'credits-requested.reason=premium'])
  const routes = [credits, receipt]
  const onlyFor = (reason: string, name = 'pay'): SlotDeclaration => ({ ...pay, name, where: { reason } })

  test('stays', async () => {
    await start(asks)
    await expect(publish(made.store, [await payments('two', routes, [])])).rejects.toThrow(
      /^mf-chat \S+ asks by credits-requested, which no slot of mf-payments \S+ answers any more$/,
    )
  })

  test('may not wait for less than it is asked', async () => {
    await start(asks)
    await expect(publish(made.store, [await payments('two', routes, [onlyFor('own-act')])])).rejects.toThrow(
      'asks by credits-requested',
    )
    await publish(made.store, [await payments('three', routes, [onlyFor('premium')])])
    await publish(made.store, [
      await payments('four', routes, [onlyFor('premium', 'other'), onlyFor('own-act')]),
    ])
    expect(await sequence()).toBe(3)
  })

  test('may go where nobody asks, and where it only hears what happened', async () => {
    await start(facts({}, ['match-made']))
    const heard: SlotDeclaration = { name: 'heard', faultClass: 'regular', on: 'match-made' }
    await publish(made.store, [await payments('two', routes, [heard])])
    await publish(made.store, [await payments('three', routes, [])])
    expect(await sequence()).toBe(3)
  })
})
