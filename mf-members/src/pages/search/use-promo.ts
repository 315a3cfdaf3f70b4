import type { Settings } from '@lonk/shared-api/schemas/settings.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { closedPromo } from '@lonk/shared-events/storage-register.ts'
import { asText, createStored } from '@lonk/shared-events/stored.ts'
import { useState } from 'react'

export type Promo = NonNullable<Settings['cam_promo']>

const closed = createStored(closedPromo, asText)

const isSafe = (url: string) => URL.canParse(url) && new URL(url).protocol === 'https:'

/**
 * The operator's advertisement (setting `cam_promo`) with the way to close it; null where there is none to show. Closed,
 * it stays away from this browser until the operator advertises something else.
 */
export const usePromo = () => {
  const promo = useShared('settings')?.cam_promo
  const [closedUrl, setClosedUrl] = useState(closed.get)
  if (!promo || closedUrl === promo.url || !isSafe(promo.url)) return null
  const close = () => {
    closed.set(promo.url)
    setClosedUrl(promo.url)
  }
  return { promo, close }
}
