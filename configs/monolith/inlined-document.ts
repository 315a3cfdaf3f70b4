import { request as ask, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { preload } from './document.ts'
import type { MonolithCode } from './routes.ts'

/** Of the parts' releases: scripts, and preloads of code and texts. Pictures, fonts and icons stay. */
const partsCode =
  /<link rel="(?:modulepreload|preload)" href="\/r\/[^"]+"(?=[^>]* as="(?:script|fetch)")[^>]*>|<script defer [^>]*src="\/r\/[^"]+"[^>]*><\/script>/g

/** A document of the document server, with the monolith's files in place of the parts'. */
export const withMonolithCode = (html: string, { scripts, chunks, texts }: MonolithCode): string => {
  const own = [
    ...texts.map((file) => preload(file, 'as="fetch" crossorigin="anonymous"')),
    ...chunks.map((file) => preload(file, 'as="script" crossorigin="anonymous"')),
    ...scripts.map(
      (file) => `<script defer src="${file}" crossorigin="anonymous" fetchpriority="low"></script>`,
    ),
  ]
  return html.replaceAll(partsCode, '').replace('</body>', `${own.join('')}</body>`)
}

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly html: string
}

/** Asks the document server as the browser asked, but for an answer that can be read. */
export const askDocument = (address: string, path: string, headers: IncomingHttpHeaders): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const onward = ask(new URL(path, address), {
      headers: { ...headers, connection: 'close', 'accept-encoding': 'identity' },
    })
    onward.on('error', reject)
    onward.on('response', (answer) => {
      const { statusCode = 502, headers } = answer
      text(answer).then((html) => resolve({ status: statusCode, headers, html }), reject)
    })
    onward.end()
  })
