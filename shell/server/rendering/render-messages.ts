import type { RenderRequest, RenderTexts } from '@lonk/shared-events/request-render.ts'
import * as z from 'zod/mini'

/** What a process that renders is told, in this order: the code once, texts once a language, then pages. */
export type ToRenderProcess =
  | { readonly kind: 'open'; readonly code: string }
  | ({ readonly kind: 'texts' } & RenderTexts)
  /** `until`: Unix time in milliseconds; past it nobody has use for the page. */
  | { readonly kind: 'render'; readonly id: number; readonly until: number; readonly request: RenderRequest }

/** It goes into the log; `render-process.ts` says no more. */
const why = z.string().check(z.maxLength(300))
const id = z.int()

const fromRenderProcess = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('opened') }),
  /** The code or texts cannot be used: nothing will be rendered here. */
  z.object({ kind: z.literal('broken'), why }),
  /** What the code gave stands apart: it names no field of the message. */
  z.object({ kind: z.literal('rendered'), id, page: z.optional(z.unknown()) }),
  /** It was not begun. */
  z.object({ kind: z.literal('late'), id }),
  z.object({ kind: z.literal('failed'), id, why }),
])

export type FromRenderProcess = z.infer<typeof fromRenderProcess>

/** Null for anything else: the process runs code of a remote, so none of its words is taken on trust. */
export const readMessage = (line: string): FromRenderProcess | null => {
  try {
    return fromRenderProcess.parse(JSON.parse(line))
  } catch {
    return null
  }
}
