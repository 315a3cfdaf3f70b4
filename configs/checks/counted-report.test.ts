import { expect, test } from '@jest/globals'
import { countedReport } from './counted-report.ts'

test('the last line counts', () => {
  const output = 'ok     ids: a rule\nFOUND  ids: 9 passed, 0 failed: a finding\n1 passed, 1 failed\n'
  expect(countedReport(output)).toEqual({ passed: 1, failed: 1 })
})

test.each(['', 'ok     ids: a rule\n', '1 passed, 1 failed\nError: it broke off\n'])(
  'a run that broke off has no counts: %j',
  (output) => {
    expect(countedReport(output)).toBeNull()
  },
)
