import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

interface Journey {
  readonly from: string
  readonly to: string
}

/**
 * Closes what covers the page once the page that was asked for is there, or another one to which its guards lead. Until
 * then, and where it cannot be had, nothing closes.
 */
export const useRoomFor = (close: () => void): { readonly waitFor: (path: string) => void } => {
  const here = useLocation().pathname
  const [journey, setJourney] = useState<Journey | null>(null)
  const arrived = journey !== null && (here !== journey.from || here === journey.to)
  useEffect(() => {
    if (arrived) close()
  }, [arrived, close])
  return { waitFor: (to) => setJourney({ from: here, to }) }
}
