import { expect, test } from '@jest/globals'
import { oneCheck, summaryOf, totalOf } from './suite-result.ts'

const suite = (name: string, passed: number, failed: number) => ({ name, passed, failed, failures: [] })

test('all suites are added up', () => {
  expect(totalOf([suite('a', 3, 0), suite('b', 2, 1), oneCheck('lint', [])])).toEqual({
    passed: 6,
    failed: 1,
  })
})

test('a suite that ran no test has failed', () => {
  expect(totalOf([suite('a', 3, 0), suite('browser', 0, 0)])).toEqual({ passed: 3, failed: 1 })
  expect(summaryOf(suite('browser', 0, 0))).toBe('FAILED browser: ran no test')
})

test('the summary of a suite says how long it took, where that is known', () => {
  expect(summaryOf(suite('types', 16, 0))).toBe('  ok   types: 16 passed, 0 failed')
  expect(summaryOf({ ...suite('types', 16, 0), seconds: 12.34 })).toBe(
    '  ok   types: 16 passed, 0 failed (12.3 s)',
  )
})
