import type { RequestRendered } from '@lonk/shared-events/request-render.ts'
import * as z from 'zod/mini'

/** Characters of one page: some hundred cards. */
const longest = 1_000_000

// Text and attributes are escaped: what stands here as a tag is one. Whatever a page does in a document, it does not
// bring these.
const foreign = /<(script|iframe|object|embed|base|meta|frame|link)\b/i

const rendered = z.object({
  html: z.string().check(z.minLength(1), z.maxLength(longest)),
  css: z.string().check(z.maxLength(longest)),
})

/** What a process gave, or what is wrong with it: it runs code of a remote, so none of its words is taken on trust. */
export const readRendered = (message: unknown): RequestRendered | { readonly problem: string } => {
  const parsed = rendered.safeParse(message)
  if (!parsed.success) return { problem: 'no markup, or too much of it' }
  const { html, css } = parsed.data
  const tag = foreign.exec(html)?.[1]
  if (tag) return { problem: `a page has no <${tag}>` }
  if (css.includes('</')) return { problem: 'the rules end their element' }
  return { html, css }
}
