import type { ClientRequest, IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { getMe } from '@lonk/shared-api/calls/session/user.ts'
import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import { loadChats } from './acts/load-chats.ts'
import type { Network } from './browser.ts'
import { hear } from './hear.ts'
import type { Member } from './member.ts'
import { untilAcknowledged } from './until-acknowledged.ts'

/** As the shell tries a stream again that its browser gave up on (shell/src/polling/stream.ts). */
const reconnectPause = 15_000

/**
 * A member's stream, kept as the browser's EventSource and the shell keep it: what is cut comes again after the time
 * that the server asked for, what is refused after a quarter of a minute. Resolves once the first one is open.
 */
export const keepStream = async (
  member: Member,
  { address, agent, figures }: Network,
): Promise<{ close: () => void; isOpen: () => boolean }> => {
  const { answer: me } = await untilAcknowledged(() => member.browser.client.call(getMe, { totals: '1' }))
  let lastHeard = me.totals?.last_event ?? 0
  let retryAfter = 3000
  let call: ClientRequest | null = null
  let closed = false
  let open = false
  let lostAt = 0
  let again: NodeJS.Timeout | undefined
  let opened = () => {}
  const firstOpen = new Promise<void>((resolve) => {
    opened = resolve
  })

  const lost = (pause: number) => {
    if (closed) return
    if (open) lostAt = performance.now()
    open = false
    again = setTimeout(connect, pause)
  }

  const read = (response: IncomingMessage) => {
    const { notebook } = member
    let rest = ''
    response.setEncoding('utf8')
    response.on('data', (part: string) => {
      const blocks = (rest + part).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const { event, seq, retry } = hear(notebook, block, lastHeard)
        if (retry !== null) retryAfter = retry
        if (seq !== null) lastHeard = seq
        if (event === 'hello') {
          open = true
          if (lostAt > 0) figures.reconnected(performance.now() - lostAt)
          lostAt = 0
          opened()
        }
        if (event === 'resync') reload()
      }
    })
    response.on('error', () => {})
    response.on('close', () => lost(retryAfter))
  }

  /** As the page does: then it has what the stream did not bring. */
  const reload = () => {
    const asked = performance.now()
    loadChats(member, figures).then(
      () => {
        member.notebook.reloadedAt = Math.max(member.notebook.reloadedAt, asked)
      },
      (cause) => member.notebook.refused.push(`chats: ${isApiError(cause) ? cause.code : cause}`),
    )
  }

  const connect = () => {
    call = request(`${address}/api/events.php?after=${lastHeard}`, {
      agent,
      headers: {
        Accept: 'text/event-stream',
        'Sec-Fetch-Site': 'same-origin',
        Cookie: member.browser.cookie(),
        'Last-Event-ID': String(lastHeard),
      },
    })
    let answered = false
    call.on('error', () => answered || lost(retryAfter))
    call.on('response', (response) => {
      answered = true
      if (response.statusCode === 200) return read(response)
      response.resume()
      lost(reconnectPause)
    })
    call.end()
  }

  connect()
  await firstOpen
  return {
    close: () => {
      closed = true
      clearTimeout(again)
      call?.destroy()
    },
    isOpen: () => open,
  }
}
