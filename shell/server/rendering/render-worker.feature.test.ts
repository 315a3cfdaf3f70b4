import { afterEach, expect, jest, test } from '@jest/globals'
import type { RenderRequest } from '@lonk/shared-events/request-render.ts'
import { type RenderFault, type RenderWorker, startRenderWorker } from './render-worker.ts'

// What a remote's code may do to the process that renders it; the code here is what webpack would leave of it.

const request = { page: 'search' } as RenderRequest // the code below reads nothing else of it
const code = (body: string): string =>
  `module.exports = { addTexts: () => {}, renderPage: (request) => { ${body} } }`
const faults: RenderFault[] = []
let workers: RenderWorker[] = []
const onEnd = jest.fn()

const start = (source: string): RenderWorker => {
  const worker = startRenderWorker(source, (fault) => faults.push(fault), onEnd)
  workers.push(worker)
  return worker
}

afterEach(() => {
  for (const worker of workers) worker.stop()
  workers = []
  faults.length = 0
  onEnd.mockClear()
})

test('a page is rendered, one after the other', async () => {
  const worker = start(code("return { html: '<p>' + request.page + '</p>', css: '' }"))
  const pages = await Promise.all([worker.render(request), worker.render({ ...request, page: 'likes' })])
  expect(pages.map((page) => page?.html)).toEqual(['<p>search</p>', '<p>likes</p>'])
  expect(faults).toEqual([])
})

test('a page that throws is a fault of its own; the next one is rendered', async () => {
  const worker = start(
    code("if (request.page === 'search') throw new Error('no heart'); return { html: '<p>a</p>', css: '' }"),
  )
  expect(await worker.render(request)).toBeNull()
  expect(faults).toEqual([{ phase: 'render', why: 'no heart' }])
  expect((await worker.render({ ...request, page: 'likes' }))?.html).toBe('<p>a</p>')
})

test.each([
  ['hangs', code('for (;;) {}'), { phase: 'render', why: 'it hangs' }],
  [
    'eats memory',
    code('const all = []; for (;;) all.push(new Array(1e6).fill(request.page + all.length))'),
    { why: expect.stringMatching(/^it (hangs|ended)/) },
  ],
  ['throws as it is loaded', "throw new Error('no code')", { phase: 'load', why: 'no code' }],
  ['renders no pages', 'module.exports = {}', { phase: 'load', why: 'the code renders no pages' }],
  ['brings a script', code("return { html: '<script>1</script>', css: '' }"), { phase: 'render' }],
  ['asks for a file', code("return require('node:fs').readFileSync('/etc/passwd')"), { phase: 'render' }],
  ['asks for the network', code("return fetch('http://127.0.0.1')"), { phase: 'render' }],
  ['asks for secrets', code('return process.env'), { phase: 'render' }],
  ['makes code of text', code("return eval('1')"), { phase: 'render' }],
])('what %s gives no page, and is named', async (_, source, fault) => {
  expect(await start(source).render(request)).toBeNull()
  expect(faults[0]).toMatchObject(fault)
})

test('of a process that is left nothing more is told', async () => {
  const worker = start("throw new Error('no code')")
  await Promise.all([worker.render(request), worker.render(request), worker.render(request)])
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(faults).toEqual([{ phase: 'load', why: 'no code' }])
})

test('code that finds its way out of its context finds no files there, and no processes', async () => {
  // Whatever is given into a context leads out of it; the process has nothing to give.
  const out = "const host = URL.constructor('return process')();"
  const files = start(
    code(
      `${out} return { html: host.getBuiltinModule('node:fs').readFileSync('/etc/hostname', 'utf8'), css: '' }`,
    ),
  )
  expect(await files.render(request)).toBeNull()
  expect(faults[0]?.why).toMatch(/restricted|not allowed|undefined/)
})
