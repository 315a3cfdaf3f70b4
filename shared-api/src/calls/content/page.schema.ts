import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { instant, language } from '../../schemas/primitives.ts'
import { getPage } from './page.ts'

export const pageQuery = z.object({
  name: z.string().check(z.regex(/^[a-z0-9-]{2,64}$/)),
  /** By default the request's language. */
  lang: z.optional(language),
})
export type PageQuery = z.infer<typeof pageQuery>

export const pageAnswer = z.object({
  title: z.string(),
  /** One sentence, for the document's head. */
  description: z.string(),
  /** What comes below the title: made from Markdown by the server, so it holds no markup but the server's. */
  html: z.string(),
  /** Headings of the text with the ids that they carry in `html`. */
  contents: z.array(z.object({ id: z.string(), title: z.string() })),
  /** The language it came in, which need not be the one asked for. */
  lang: language,
  version: z.int(),
  updated_at: instant,
})
export type PageAnswer = z.infer<typeof pageAnswer>

export const pageContract = defineCall(getPage, {
  access: 'V',
  query: pageQuery,
  answer: pageAnswer,
  errors: ['page_not_found', 'language_unsupported'],
  limits: [per.minute(60)],
  cacheSeconds: 300,
})
