import { createContext, runInContext } from 'node:vm'
import type { RenderModule } from '@lonk/shared-events/request-render.ts'

/** What libraries of a page reach for as they begin, and nothing that leads out: no files, no network, no process. */
const globals = (): Record<string, unknown> => ({
  AbortController,
  AbortSignal,
  Blob,
  Event,
  EventTarget,
  FormData,
  Headers,
  MessageChannel,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
  performance: { now: () => performance.now() },
  queueMicrotask,
  structuredClone,
  // Nothing that is rendered waits: what a page puts off is for browsers.
  setTimeout: () => 0,
  clearTimeout: () => undefined,
  setInterval: () => 0,
  clearInterval: () => undefined,
  console: { log: nothing, info: nothing, debug: nothing, warn: nothing, error: nothing },
})

const nothing = (): void => undefined

/** Runs the code of a release where there is nothing but the language and a few tools of the web. */
export const openRenderModule = (code: string): RenderModule => {
  const context = createContext(globals(), { codeGeneration: { strings: false, wasm: false } })
  const module: { exports: unknown } = { exports: {} }
  const run: unknown = runInContext(`(function (module, exports) {${code}\n})`, context)
  if (typeof run !== 'function') throw new Error('the code is no module')
  run(module, module.exports)
  if (!isRenderModule(module.exports)) throw new Error('the code renders no pages')
  return module.exports
}

const isRenderModule = (value: unknown): value is RenderModule =>
  typeof value === 'object' &&
  value !== null &&
  ['addTexts', 'renderPage'].every((name) => typeof Reflect.get(value, name) === 'function')
