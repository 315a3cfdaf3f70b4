import { expect, test } from '@jest/globals'
import { createInstance } from '@module-federation/enhanced/runtime'
import { failedShares } from './failed-shares.ts'

/** A page's runtime that shares one late module, which does not come the first time. */
const runtime = (plugins: ReturnType<typeof failedShares>[]) => {
  let asked = 0
  const instance = createInstance({
    name: `page_${plugins.length}`,
    remotes: [],
    plugins,
    shared: {
      late: {
        version: '1.0.0',
        scope: 'default',
        get: async () => {
          asked += 1
          if (asked === 1) throw new Error('the chunk did not come')
          return () => 'late'
        },
        shareConfig: { singleton: true, requiredVersion: false },
      },
    },
  })
  return () => instance.loadShare<string>('late')
}

test('what is shared late and did not come is asked for again', async () => {
  const load = runtime([failedShares()])
  await expect(load()).rejects.toThrow('the chunk did not come')
  const factory = (await load()) || null
  expect(factory?.()).toBe('late')
})

test('the runtime alone would keep the failure: were that mended, the plugin could go', async () => {
  const load = runtime([])
  await expect(load()).rejects.toThrow()
  await expect(load()).rejects.toThrow('the chunk did not come')
})
