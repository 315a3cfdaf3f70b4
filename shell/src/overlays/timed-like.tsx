import { getAutoLike } from '@lonk/shared-api/calls/likes/auto-like.ts'
import { api } from '@lonk/shared-api/client.ts'
import type { ProfileCard } from '@lonk/shared-api/schemas/profile.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useStore } from '@lonk/shared-events/store.ts'
import { useEffect, useState } from 'react'
import { siteHistory } from '../composition/site-history.ts'
import { SlotsOn } from './registry-slots.tsx'

/** Milliseconds until the likes are loaded again (docs/product.md, point 9). */
const reloadDelay = 500
/** Nobody waits for a modal longer than this many seconds, whatever the address says. */
const longest = 3_600

const secondsInAddress = (): number | null => {
  const text = new URLSearchParams(location.search).get('t')
  return text !== null && /^\d{1,4}$/.test(text) && Number(text) <= longest ? Number(text) : null
}

const address = { subscribe: siteHistory.subscribe, get: secondsInAddress }

/**
 * `?t=` in the address: a like modal after so many seconds, wherever the member is by then. It shows a like that was
 * really given and not shown before; where there is none, nothing appears (docs/product.md, point 4).
 */
export const TimedLike = () => {
  const loggedIn = useShared('user') !== null
  // Whoever has to log in first comes to the address with it later.
  const asked = useStore(address)
  const [seconds, setSeconds] = useState(asked)
  if (asked !== null && asked !== seconds) setSeconds(asked)
  const [profile, setProfile] = useState<ProfileCard | null>(null)

  useEffect(() => {
    if (seconds === null || !loggedIn) return
    let reload: ReturnType<typeof setTimeout> | undefined
    const timer = setTimeout(async () => {
      const answer = await api.call(getAutoLike, {}).catch(() => null)
      if (!answer?.profile) return
      setProfile(answer.profile)
      reload = setTimeout(() => bus.publish('refresh-requested', { parts: ['likes'] }), reloadDelay)
    }, seconds * 1000)
    return () => {
      clearTimeout(timer)
      clearTimeout(reload)
    }
  }, [seconds, loggedIn])

  return profile && <SlotsOn event="match-made" request={{ profile }} close={() => setProfile(null)} />
}
