// Renders pages of one release, in a process of its own: started by render-worker.ts, told everything by lines.
import { writeSync } from 'node:fs'
import process from 'node:process'
import { disarm } from './disarm.ts'
import { hearLines } from './message-lines.ts'
import { openRenderModule } from './render-context.ts'
import type { FromRenderProcess, ToRenderProcess } from './render-messages.ts'

/** At once, not when the code gives back the thread: the next page may hang. */
const say = (message: FromRenderProcess): void => {
  const bytes = Buffer.from(`${JSON.stringify(message)}\n`)
  for (let sent = 0; sent < bytes.length; ) sent += writeSync(1, bytes, sent)
}

/** Errors of the code are of another realm: none of them is an instance of our Error. */
const words = (cause: unknown): string =>
  (typeof cause === 'object' && cause !== null && 'message' in cause
    ? String(cause.message)
    : String(cause)
  ).slice(0, 300)

let opened: ReturnType<typeof openRenderModule> | null = null

const answer = (message: ToRenderProcess): void => {
  if (message.kind === 'open') {
    opened = openRenderModule(message.code)
    say({ kind: 'opened' })
  } else if (message.kind === 'texts') opened?.addTexts(message)
  else render(message)
}

const render = ({ id, until, request }: Extract<ToRenderProcess, { kind: 'render' }>): void => {
  try {
    // Where pages come faster than they are made, only this keeps it from making nothing but late ones.
    if (Date.now() > until) say({ kind: 'late', id })
    else if (!opened) throw new Error('no code was opened')
    else say({ kind: 'rendered', id, page: opened.renderPage(request) })
  } catch (cause) {
    say({ kind: 'failed', id, why: words(cause) })
  }
}

const hear = hearLines((line) => {
  try {
    answer(JSON.parse(line))
  } catch (cause) {
    say({ kind: 'broken', why: words(cause) })
  }
})

process.stdin.setEncoding('utf8').on('data', hear)
process.stdin.on('end', () => process.exit())
disarm()
