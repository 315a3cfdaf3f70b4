import type { RenderRequest, RenderTexts, RequestRendered } from '@lonk/shared-events/request-render.ts'

/** What a process that renders is told, in this order: the code once, texts once a language, then pages. */
export type ToRenderProcess =
  | { readonly kind: 'open'; readonly code: string }
  | ({ readonly kind: 'texts' } & RenderTexts)
  | { readonly kind: 'render'; readonly id: number; readonly request: RenderRequest }

export type FromRenderProcess =
  | { readonly kind: 'opened' }
  /** The code or texts cannot be used: nothing will be rendered here. */
  | { readonly kind: 'broken'; readonly why: string }
  | ({ readonly kind: 'rendered'; readonly id: number } & RequestRendered)
  | { readonly kind: 'failed'; readonly id: number; readonly why: string }
