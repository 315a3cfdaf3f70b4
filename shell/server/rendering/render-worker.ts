import { type ChildProcess, spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { RenderRequest, RenderTexts, RequestRendered } from '@lonk/shared-events/request-render.ts'
import { hearLines } from './message-lines.ts'
import { type FromRenderProcess, readMessage, type ToRenderProcess } from './render-messages.ts'
import { readRendered } from './rendered-page.ts'
import { residentOf } from './resident.ts'

export const usualLimits = {
  /** Megabytes of objects that a page's code may keep; V8 counts them, but no bytes of an ArrayBuffer. */
  heap: 128,
  /** Megabytes that the process may take of the machine, all counted; it is looked at every `look` milliseconds. */
  resident: 320,
  look: 50,
  /** A page that takes so many milliseconds hangs. A document does not wait that long for it. */
  hang: 2_000,
  /** To run the code for the first time, milliseconds. */
  opening: 10_000,
}

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const ownProgram = fileURLToPath(new URL('render-process.ts', import.meta.url))
/** Its own files, and where Node looks for how to read them. */
const readable = [
  'disarm.ts',
  'message-lines.ts',
  'render-context.ts',
  '../../package.json',
  '../package.json',
  './package.json',
].map(fileOf)

export interface RenderFault {
  readonly phase: 'load' | 'render' | 'deadline' | 'process'
  readonly why: string
}

export interface RenderWorker {
  /** By the id of texts. */
  readonly knows: (id: string) => boolean
  readonly addTexts: (texts: RenderTexts) => void
  /**
   * `late`: it came to its turn after `until` (Unix time, milliseconds) and was not begun. Null after a fault, which
   * `onFault` was told.
   */
  readonly render: (request: RenderRequest, until: number) => Promise<RequestRendered | 'late' | null>
  readonly stop: () => void
}

/**
 * One process for one release's code: no environment, so much memory, no files but the program's own, no processes and
 * no native code; what holds of that, and what does not, is in docs/decisions/request-rendering.md. Whatever it says is
 * read as a stranger's words. `onEnd`: it can render nothing any more.
 */
export const startRenderWorker = (
  code: string,
  onFault: (fault: RenderFault) => void,
  onEnd: () => void,
  limits = usualLimits,
  program = ownProgram,
): RenderWorker => {
  const waiting = new Map<number, (page: RequestRendered | 'late' | null) => void>()
  const known = new Set<string>()
  let next = 0
  let ended = false
  const child = startProcess(program, limits.heap)

  const end = (fault: RenderFault | null): void => {
    if (ended) return
    ended = true
    clearInterval(timer)
    child.kill('SIGKILL')
    for (const resolve of waiting.values()) resolve(null)
    waiting.clear()
    if (fault) onFault(fault)
    onEnd()
  }
  const look = (): void => {
    if ((residentOf(child.pid) ?? 0) > limits.resident)
      end({ phase: 'process', why: `it takes more than ${limits.resident} MB` })
  }
  const within = (most: number, fault: RenderFault): NodeJS.Timeout => {
    const since = performance.now()
    return setInterval(() => (performance.now() - since > most ? end(fault) : look()), limits.look).unref()
  }
  let timer = within(limits.opening, { phase: 'load', why: 'it does not begin' })
  let isOpen = false
  /** As long as somebody waits: an answer begins the time anew. */
  const watch = (): void => {
    if (!isOpen || ended) return
    clearInterval(timer)
    look()
    if (waiting.size > 0 && !ended) timer = within(limits.hang, { phase: 'render', why: 'it hangs' })
  }

  const settle = (id: number, page: RequestRendered | 'late' | null): void => {
    waiting.get(id)?.(page)
    waiting.delete(id)
    watch()
  }

  const hear = (message: FromRenderProcess | null): void => {
    if (!message || ('id' in message && !waiting.has(message.id))) end(garbage)
    else if (message.kind === 'opened') {
      isOpen = true
      watch()
    } else if (message.kind === 'broken') end({ phase: 'load', why: message.why })
    else if (message.kind === 'late') settle(message.id, 'late')
    else if (message.kind === 'failed') {
      onFault({ phase: 'render', why: message.why })
      settle(message.id, null)
    } else {
      const page = readRendered(message.page)
      if ('problem' in page) onFault({ phase: 'render', why: page.problem })
      settle(message.id, 'problem' in page ? null : page)
    }
  }
  child.stdout?.setEncoding('utf8').on(
    'data',
    hearLines((line) => {
      // What was under way when it was left.
      if (!ended) hear(readMessage(line))
    }, longestLine),
  )
  child.on('error', (cause) => end({ phase: 'process', why: cause.message }))
  child.on('exit', (status, signal) => end({ phase: 'process', why: `it ended by ${signal ?? status}` }))

  const tell = (message: ToRenderProcess): void => {
    if (!ended) child.stdin?.write(`${JSON.stringify(message)}\n`)
  }
  tell({ kind: 'open', code })
  return {
    knows: (id) => known.has(id),
    addTexts: (texts) => {
      known.add(texts.id)
      tell({ kind: 'texts', ...texts })
    },
    render: (request, until) => {
      if (ended) return Promise.resolve(null)
      const id = next
      next += 1
      return new Promise((resolve) => {
        waiting.set(id, resolve)
        tell({ kind: 'render', id, until, request })
        if (waiting.size === 1) watch()
      })
    },
    stop: () => end(null),
  }
}

/** A page and its rules, each of a million letters, with every letter escaped. */
const longestLine = 12_100_000

const garbage: RenderFault = { phase: 'process', why: 'it said what is no answer' }

/** It holds nobody up: whoever started it may end before it does. */
const startProcess = (program: string, heap: number): ChildProcess => {
  const child = spawn(
    process.execPath,
    [
      '--permission',
      ...[program, ...readable].map((file) => `--allow-fs-read=${file}`),
      `--max-old-space-size=${heap}`,
      '--disallow-code-generation-from-strings',
      '--disable-warning=ExperimentalWarning',
      '--disable-warning=SecurityWarning',
      program,
    ],
    { env: {}, stdio: ['pipe', 'pipe', 'ignore'] },
  )
  child.unref()
  for (const stream of [child.stdin, child.stdout]) if (stream instanceof Socket) stream.unref()
  // It may be gone before it has read all; `exit` says so.
  child.stdin.on('error', () => undefined)
  return child
}
