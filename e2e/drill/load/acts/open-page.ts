import { ApiError } from '@lonk/shared-api/errors/api-error.ts'
import { type Act, counted, visited } from '../counted.ts'
import { oneOf } from '../one-of.ts'

const pages = ['/members', '/chats', '/likes', '/credits']
const file = /\/r\/[\w-]+\/[\w-]+\/[\w./-]+\.js\b/g

/** A document, and one of the files that it names: whichever document server is asked for either. */
export const openPage: Act = async (member, figures) => {
  const { browser } = member
  const page = oneOf(pages)
  const html = await counted(member, figures, 'open a page', () => visited(browser, 'open a page', page))
  const files = [...html.matchAll(file)].map(([path]) => path)
  if (!html.trimEnd().endsWith('</html>') || files.length === 0)
    throw new ApiError({ code: 'server_error', status: 200, message: `${page} is not whole` })
  await counted(member, figures, 'open a page', () => visited(browser, 'open a page', oneOf(files)))
}
