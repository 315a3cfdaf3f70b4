import { createStore } from '../../../store.ts'

interface PhotoOnView {
  readonly address: string
  readonly alt: string
}

/** The photo of a message that the member looks at as large as the screen, if any. */
export const photoOnView = createStore<PhotoOnView | null>(null)
