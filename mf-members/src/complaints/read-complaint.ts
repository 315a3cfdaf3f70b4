import type { ComplaintCategory } from '@lonk/shared-api/schemas/complaint.ts'

/** Characters, of a complaint as of an objection (docs/api.md, 2.3 "Safety"). */
export const leastText = 10
export const mostText = 2000

export interface ComplaintWords {
  readonly category: ComplaintCategory
  readonly text: string
  readonly url?: string
  readonly name?: string
  readonly email?: string
  readonly block: boolean
}

export type ComplaintProblem = 'category' | 'url' | 'text' | 'email' | 'goodFaith'

interface Asked {
  readonly categories: readonly ComplaintCategory[]
  readonly visitor: boolean
  /** Of this site: pages of it may be named by their path. */
  readonly origin: string
}

/** What the form says, or what is wrong with it; whether an address exists is for the server to say. */
export const readComplaint = (
  filled: FormData,
  { categories, visitor, origin }: Asked,
): { readonly words: ComplaintWords | null; readonly problems: readonly ComplaintProblem[] } => {
  const typed = (name: string) => String(filled.get(name) ?? '').trim()
  const category = categories.find((known) => known === typed('category'))
  const [text, name, email] = [typed('text'), typed('name'), typed('email')]
  const url = typed('url') && pageAddress(typed('url'), origin)
  const problems: ComplaintProblem[] = []
  if (!category) problems.push('category')
  if (url === null) problems.push('url')
  if (text.length < leastText) problems.push('text')
  if (visitor && !email && needsAddress(category)) problems.push('email')
  if (!filled.has('goodFaith')) problems.push('goodFaith')
  if (!category || problems.length > 0) return { words: null, problems }
  const words = {
    category,
    text,
    ...(url ? { url } : {}),
    ...(name ? { name } : {}),
    ...(email ? { email } : {}),
    block: filled.has('block'),
  }
  return { words, problems }
}

/** A visitor leaves one, except where a minor may be in danger (docs/api.md, 2.4 Complaints). */
export const needsAddress = (category: string | undefined): boolean => category !== 'minor'

/** As people write addresses: a path of this site, or a site without its `https://`. Null: it is none. */
export const pageAddress = (typed: string, origin: string): string | null => {
  const whole = typed.startsWith('/') ? origin + typed : /^\w+:\/\//.test(typed) ? typed : `https://${typed}`
  if (!URL.canParse(whole)) return null
  const { protocol, hostname, href } = new URL(whole)
  const isPage = (protocol === 'http:' || protocol === 'https:') && /\.|^localhost$/.test(hostname)
  return isPage && href.length <= 500 ? href : null
}
