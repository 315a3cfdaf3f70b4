import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, jest, test } from '@jest/globals'
import type { RenderRequest } from '@lonk/shared-events/request-render.ts'
import { type RenderFault, type RenderWorker, startRenderWorker, usualLimits } from './render-worker.ts'

// What a remote's code may do to the process that renders it; the code here is what webpack would leave of it.

const request = { page: 'search' } as RenderRequest // the code below reads nothing else of it
const code = (body: string): string =>
  `module.exports = { addTexts: () => {}, renderPage: (request) => { ${body} } }`
const faults: RenderFault[] = []
let workers: RenderWorker[] = []
const onEnd = jest.fn()

/** Milliseconds that are enough on a busy machine; each test says itself what is to be too long. */
const long = 20_000

const start = (source: string, limits: Partial<typeof usualLimits> = {}, program?: string) => {
  const worker = startRenderWorker(
    source,
    (fault) => faults.push(fault),
    onEnd,
    { ...usualLimits, opening: long, hang: long, ...limits },
    program,
  )
  workers.push(worker)
  return {
    ...worker,
    render: async (asked: RenderRequest, until = Date.now() + long) => worker.render(asked, until),
  }
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
  expect(pages).toMatchObject([{ html: '<p>search</p>' }, { html: '<p>likes</p>' }])
  expect(faults).toEqual([])
})

test('a page that throws is a fault of its own; the next one is rendered', async () => {
  const worker = start(
    code("if (request.page === 'search') throw new Error('no heart'); return { html: '<p>a</p>', css: '' }"),
  )
  expect(await worker.render(request)).toBeNull()
  expect(faults).toEqual([{ phase: 'render', why: 'no heart' }])
  expect(await worker.render({ ...request, page: 'likes' })).toMatchObject({ html: '<p>a</p>' })
})

test('what hangs gives no page, and is named', async () => {
  expect(await start(code('for (;;) {}'), { hang: 300 }).render(request)).toBeNull()
  expect(faults).toEqual([{ phase: 'render', why: 'it hangs' }])
  expect(onEnd).toHaveBeenCalledTimes(1)
})

// One of them is kept by the heap's limit, the other is no part of the heap.
test.each([
  [
    'lists',
    'const all = []; for (;;) all.push(new Array(1e6).fill(request.page + all.length))',
    'it ended by SIGABRT',
  ],
  [
    'bytes',
    'const all = []; for (;;) all.push(new Uint8Array(1e7).fill(1))',
    `it takes more than ${usualLimits.resident} MB`,
  ],
])('what eats memory by %s ends its process by that, and is named', async (_, body, why) => {
  expect(await start(code(body)).render(request)).toBeNull()
  expect(faults).toEqual([{ phase: 'process', why }])
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('memory that goes page by page ends the process in the end', async () => {
  const leaking = `const all = []; ${code(
    "all.push(new Uint8Array(5e7).fill(1)); return { html: '<p>a</p>', css: '' }",
  )}`
  const worker = start(leaking)
  expect(await worker.render(request)).toMatchObject({ html: '<p>a</p>' })
  for (let page = 0; page < 20; page += 1) await worker.render(request)
  expect(faults).toEqual([{ phase: 'process', why: `it takes more than ${usualLimits.resident} MB` }])
})

test('what nobody waits for any more is not begun', async () => {
  const busy = code(
    "const end = performance.now() + (request.page === 'search' ? 300 : 0); " +
      "while (performance.now() < end); made += 1; return { html: '<p>' + made + '</p>', css: '' }",
  )
  const worker = start(`let made = 0; ${busy}`)
  const pages = await Promise.all([
    worker.render(request),
    worker.render({ ...request, page: 'likes' }, Date.now() + 50),
    worker.render({ ...request, page: 'likes' }),
  ])
  expect(pages).toEqual([{ html: '<p>1</p>', css: '' }, 'late', { html: '<p>2</p>', css: '' }])
  expect(faults).toEqual([])
})

test.each([
  ['a message of its own', "{ id: 99, kind: 'broken', why: 'ha' }"],
  ['a message to Node itself', "{ cmd: 'NODE_HANDLE_ACK' }"],
])('a page that looks like %s is a page', async (_, more) => {
  const worker = start(code(`return { html: '<p>a</p>', css: '', ...${more} }`), { hang: 1000 })
  expect(await worker.render(request)).toEqual({ html: '<p>a</p>', css: '' })
  expect(faults).toEqual([])
})

test.each([
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

test.each(['null', 'no JSON', '{"kind":"rendered","id":7}'])(
  'a process that says %s is ended',
  async (line) => {
    const folder = mkdtempSync(join(tmpdir(), 'lonk-rendering-'))
    const program = join(folder, 'program.mjs')
    writeFileSync(
      program,
      `process.stdin.on('data', () => process.stdout.write(${JSON.stringify(`${line}\n`)}))`,
    )
    expect(await start('', {}, program).render(request)).toBeNull()
    expect(faults).toEqual([{ phase: 'process', why: 'it said what is no answer' }])
    rmSync(folder, { recursive: true })
  },
)

test.each([
  ['what it was given', 'URL'],
  ['an error of it', '(() => { try { new URL(1) } catch (cause) { return cause } })().constructor'],
  ['a class behind it', 'Object.getPrototypeOf(AbortSignal)'],
])('code finds no way out of its context by %s', async (_, from) => {
  const body = `return { html: String(${from}.constructor('return process')().pid), css: '' }`
  expect(await start(code(body)).render(request)).toBeNull()
  expect(faults[0]?.why).toMatch(/^Code generation from strings disallowed/)
})
