import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const proxy = read('configs/production/nginx/lonk.conf')
const blocks = proxy.split(/^ {4}location /m).slice(1)

test.each([
  'X-Forwarded-For $remote_addr',
  'X-Forwarded-Proto $scheme',
  'X-Forwarded-Host $host',
  'Forwarded ""',
  'X-Request-Id $request_id',
])('every place of the proxy writes %s itself, or a visitor would', (header) => {
  expect(blocks.length).toBeGreaterThan(1)
  expect(blocks.filter((block) => !block.includes(`proxy_set_header ${header};`))).toEqual([])
})

test('streams are not collected on their way', () => {
  expect(blocks.find((block) => block.startsWith('= /api/events.php'))).toContain('proxy_buffering off;')
})

test.each([
  ['compose', read('compose.yml'), /stop_grace_period: (\d+)s/],
  ['systemd', read('configs/production/systemd/lonk@.service'), /TimeoutStopSec=(\d+)/],
])('%s gives a site the time to leave that it may take', (_, text, seconds) => {
  const longest = 5 + 8 + 2.9
  expect(Number(text.match(seconds)?.[1])).toBeGreaterThan(longest)
})

test('what holds keys never gets into the image or the history', () => {
  for (const file of ['.gitignore', '.dockerignore'])
    expect(read(file).split('\n')).toEqual(expect.arrayContaining(['.env', '.env.release']))
})

test('the proxy of compose asks the addresses that compose gives', () => {
  const given = [...read('compose.yml').matchAll(/ipv4_address: ([\d.]+)/g)].map(([, address]) => address)
  const asked = [...read('configs/production/nginx/upstream-compose.conf').matchAll(/server ([\d.]+):3000/g)]
  expect(asked.map(([, address]) => address)).toEqual(given)
})

// While the database is away every site says 503. A proxy that then asks nobody for two seconds answers 502 itself, for
// pages as well, which need no database.
test.each(['upstream-machine.conf', 'upstream-compose.conf', 'apis.conf'])(
  'no answer 503 takes a server of %s out of service',
  (file) => {
    const servers = read(`configs/production/nginx/${file}`).match(/^ *server .*;$/gm) ?? []
    expect(servers.length).toBeGreaterThan(1)
    expect(servers.filter((line) => !line.includes('max_fails=0'))).toEqual([])
  },
)

// Debian's node may be 20, which runs no TypeScript: a release by the page's own line ended with a stack.
test('no page has a machine’s own node run our files', () => {
  const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  const parts = readdirSync(root).filter((part) => existsSync(join(root, part, 'README.md')))
  const pages = [
    'README.md',
    ...docs.filter((file) => file.endsWith('.md')).map((file) => `docs/${file}`),
    ...parts.map((part) => `${part}/README.md`),
  ]
  expect(pages.length).toBeGreaterThan(20)
  const lines = pages.flatMap(
    (page) => read(page).match(/^.*(?<!npx |bin\/)\bnode(\s+--\S+)*\s+[\w/.-]+\.ts\b/gm) ?? [],
  )
  expect(lines).toEqual([])
})
