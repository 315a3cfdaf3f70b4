import { createContext, useContext } from 'react'

interface Surface {
  /** The page under the dialog, or where its asker wants the visitor to go on. */
  readonly back: string
  /** The member for whose sake somebody signs up. */
  readonly profileId: number | undefined
  readonly close: () => void
}

/** Present where sign-up stands in the dialog above another page; on its own page there is none. */
export const DialogSurface = createContext<Surface | null>(null)

export const useDialogSurface = (): Surface | null => useContext(DialogSurface)
