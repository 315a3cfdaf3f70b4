import { createContext, type ReactNode, useContext } from 'react'

interface CameFor {
  readonly id: number
  /** Who they are, beside every question; null while that is asked for, and where visitors may not see members. */
  readonly card: ReactNode
}

/** Present on the sign-up page of one member (`/members/:id/signup`): whom the visitor came for. */
export const CameForMember = createContext<CameFor | null>(null)

export const useCameFor = (): CameFor | null => useContext(CameForMember)
