import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from '@jest/globals'

const read = (file: string) => readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8')

const rules = read('configs/production/prometheus/lonk.rules.yml')
const dashboard = read('configs/production/grafana/lonk.json')
const operation = read('docs/operation.md')

/** What prom-client itself makes, of both processes. */
const ofTheProcess = /^lonk_(site_)?process_/

const made = [
  'api/src/metrics/metrics.ts',
  'api/src/metrics/database-numbers.ts',
  'api/src/metrics/disk-numbers.ts',
  'api/src/browser-reports.ts',
  'shell/server/metrics/site-metrics.ts',
].flatMap((file) => [...read(file).matchAll(/name: '(lonk_\w+)'/g)].map(([, name]) => name ?? ''))

const asked = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\blonk_\w+/g)].map(([name]) => name.replace(/_(bucket|count|sum)$/, ''))),
]

describe.each([
  ['alarms', rules],
  ['dashboard', dashboard],
])('the %s', (_, text) => {
  test('ask for numbers that there are', () => {
    expect(asked(text).length).toBeGreaterThan(5)
    expect(asked(text).filter((name) => !made.includes(name) && !ofTheProcess.test(name))).toEqual([])
  })
})

test('every number is on the dashboard and in the operator’s table', () => {
  expect(made.filter((name) => !asked(dashboard).includes(name))).toEqual([])
  expect(made.filter((name) => !operation.includes(`\`${name}`))).toEqual([])
})

test('for each alarm the operator is told what to do, and for no other', () => {
  const alarms = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name)
  const section = operation.split('## Alarms')[1]?.split('\n## ')[0] ?? ''
  const told = [...section.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name)
  expect(told).toEqual(alarms)
})

test('the ports that are asked are those that the units give', () => {
  const unit = read('configs/production/systemd/lonk@.service')
  expect(unit).toContain(' METRICS_PORT=1%i SITE_METRICS_PORT=2%i ')
  const targets = [...read('configs/production/prometheus/prometheus.yml').matchAll(/127\.0\.0\.1:(\d+)/g)]
  expect(targets.map(([, port]) => port)).toEqual(['13000', '13001', '23000', '23001'])
})
