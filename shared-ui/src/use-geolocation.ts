import { bus } from '@lonk/shared-events/bus.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import type { SharedState } from '@lonk/shared-events/state.ts'
import { useEffect, useRef, useState } from 'react'

/** The city that the device is in. */
export type FoundPlace = Exclude<SharedState['geocode'], false | null>

/**
 * The way to ask where the device is, for a button: a browser asks the person, so nothing else may begin it.
 * `onFound` is told the place once after each request that succeeded; `failed` is true after one that did not.
 */
export const useGeolocation = (onFound: (place: FoundPlace) => void) => {
  const permission = useShared('geolocationPermission')
  const geocode = useShared('geocode')
  const underWay = useShared('geocoding')
  const [asked, setAsked] = useState<'no' | 'waiting' | 'under-way'>('no')
  const [failed, setFailed] = useState(false)
  const tell = useRef(onFound)
  useEffect(() => {
    tell.current = onFound
  })

  useEffect(() => {
    if (asked === 'waiting' && underWay) return setAsked('under-way')
    if (asked !== 'under-way' || underWay) return
    setAsked('no')
    if (geocode) tell.current(geocode)
    else setFailed(true)
  }, [asked, underWay, geocode])

  const ask = () => {
    setFailed(false)
    setAsked('waiting')
    bus.publish('position-requested', {})
  }
  return { permission, busy: asked === 'under-way', failed, ask }
}
