import { expect, test } from '@jest/globals'
import { browserReport } from './browser-report.ts'

const spec = (title: string, status: string) => ({
  title,
  file: 'chat/delivery.spec.ts',
  tests: [{ status }],
})

test('a test that passed at its second try has passed, and is named', () => {
  expect(
    browserReport({
      stats: { expected: 4, unexpected: 1, flaky: 2 },
      suites: [
        {
          specs: [spec('one', 'expected'), spec('two', 'flaky')],
          suites: [{ specs: [spec('three', 'flaky'), spec('four', 'unexpected')] }],
        },
      ],
    }),
  ).toEqual({
    passed: 6,
    failed: 1,
    unsteady: ['chat/delivery.spec.ts › two', 'chat/delivery.spec.ts › three'],
  })
})

test.each([null, {}, { stats: { expected: 1 } }])('what is no report (%j) is none', (json) => {
  expect(browserReport(json)).toBeNull()
})
