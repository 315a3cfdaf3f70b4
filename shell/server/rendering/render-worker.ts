import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { RenderRequest, RenderTexts, RequestRendered } from '@lonk/shared-events/request-render.ts'
import type { FromRenderProcess, ToRenderProcess } from './render-messages.ts'
import { readRendered } from './rendered-page.ts'

/** Megabytes that a page's code may keep. */
const memory = 128

/** A page that takes so many milliseconds hangs. A document does not wait that long for it. */
const hang = 2_000

/** To run the code for the first time, milliseconds. */
const opening = 10_000

const program = fileURLToPath(new URL('render-process.ts', import.meta.url))
const readable = [
  'render-process.ts',
  'render-context.ts',
  '../../package.json',
  '../package.json',
  './package.json',
].map((file) => fileURLToPath(new URL(file, import.meta.url)))

export interface RenderFault {
  readonly phase: 'load' | 'render' | 'process'
  readonly why: string
}

export interface RenderWorker {
  /** By the id of texts. */
  readonly knows: (id: string) => boolean
  readonly addTexts: (texts: RenderTexts) => void
  /** Null after a fault, which `onFault` was told. */
  readonly render: (request: RenderRequest) => Promise<RequestRendered | null>
  readonly stop: () => void
}

/**
 * One process for one release's code. It has no environment, no files but its own two, no network by any name that the
 * code can say, and so much memory; whatever it does, it does to itself. `onEnd`: it can render nothing any more.
 */
export const startRenderWorker = (
  code: string,
  onFault: (fault: RenderFault) => void,
  onEnd: () => void,
): RenderWorker => {
  const waiting = new Map<number, (page: RequestRendered | null) => void>()
  const known = new Set<string>()
  let next = 0
  let ended = false
  const child: ChildProcess = fork(program, {
    env: {},
    execArgv: [
      '--permission',
      ...readable.map((file) => `--allow-fs-read=${file}`),
      `--max-old-space-size=${memory}`,
      '--disable-warning=ExperimentalWarning',
      '--disable-warning=SecurityWarning',
    ],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.unref()
  child.channel?.unref()

  const settle = (id: number, page: RequestRendered | null): void => {
    waiting.get(id)?.(page)
    waiting.delete(id)
    watch()
  }
  const end = (fault: RenderFault | null): void => {
    if (ended) return
    ended = true
    clearTimeout(timer)
    child.kill('SIGKILL')
    for (const id of [...waiting.keys()]) settle(id, null)
    if (fault) onFault(fault)
    onEnd()
  }
  let timer = setTimeout(() => end({ phase: 'load', why: 'it does not begin' }), opening)
  timer.unref()
  let isOpen = false
  /** As long as somebody waits: an answer begins the time anew. */
  const watch = (): void => {
    if (!isOpen) return
    clearTimeout(timer)
    if (waiting.size === 0 || ended) return
    timer = setTimeout(() => end({ phase: 'render', why: 'it hangs' }), hang)
    timer.unref()
  }

  const hear = (message: FromRenderProcess): void => {
    // What was under way when it was left.
    if (ended) return
    if (message.kind === 'opened') {
      isOpen = true
      watch()
    } else if (message.kind === 'broken') end({ phase: 'load', why: message.why })
    else if (message.kind === 'failed') {
      onFault({ phase: 'render', why: message.why })
      settle(message.id, null)
    } else {
      const page = readRendered(message)
      if ('problem' in page) onFault({ phase: 'render', why: page.problem })
      settle(message.id, 'problem' in page ? null : page)
    }
  }
  child.on('message', hear)
  child.on('error', (cause) => end({ phase: 'process', why: cause.message }))
  child.on('exit', (status, signal) => end({ phase: 'process', why: `it ended by ${signal ?? status}` }))

  const tell = (message: ToRenderProcess): void => {
    if (child.connected) child.send(message, () => undefined)
  }
  tell({ kind: 'open', code })
  return {
    knows: (id) => known.has(id),
    addTexts: (texts) => {
      known.add(texts.id)
      tell({ kind: 'texts', ...texts })
    },
    render: (request) => {
      if (ended) return Promise.resolve(null)
      const id = next
      next += 1
      return new Promise((resolve) => {
        waiting.set(id, resolve)
        tell({ kind: 'render', id, request })
        if (waiting.size === 1) watch()
      })
    },
    stop: () => end(null),
  }
}
