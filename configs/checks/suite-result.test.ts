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
