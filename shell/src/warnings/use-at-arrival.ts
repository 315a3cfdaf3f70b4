import { useState } from 'react'

/** The value as it was when the page came: what is learned later must not push down what somebody reads. */
export const useAtArrival = <T>(path: string, value: T): T => {
  const [arrival, setArrival] = useState({ path, value })
  if (arrival.path === path) return arrival.value
  setArrival({ path, value })
  return value
}
