// Renders pages of one release, in a process of its own: started by renderer.ts, told everything by messages.
import { openRenderModule } from './render-context.ts'
import type { FromRenderProcess, ToRenderProcess } from './render-messages.ts'

const say = (message: FromRenderProcess): void => void process.send?.(message)
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

const render = ({ id, request }: Extract<ToRenderProcess, { kind: 'render' }>): void => {
  try {
    if (!opened) throw new Error('no code was opened')
    say({ kind: 'rendered', id, ...opened.renderPage(request) })
  } catch (cause) {
    say({ kind: 'failed', id, why: words(cause) })
  }
}

process.on('message', (message: ToRenderProcess) => {
  try {
    answer(message)
  } catch (cause) {
    say({ kind: 'broken', why: words(cause) })
  }
})
process.on('disconnect', () => process.exit())
