import { bus } from '@lonk/shared-events/bus.ts'
import { useEffect } from 'react'
import { Welcome } from '../../activation/welcome.tsx'

/** Where the activation link of the mail ends well. */
export const Page = () => {
  useEffect(() => {
    bus.publish('refresh-requested', { parts: ['user'] })
  }, [])
  return <Welcome />
}
