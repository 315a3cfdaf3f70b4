import { LocateFixed } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { Spinner } from './spinner.tsx'
import { token } from './token.ts'
import { type FoundPlace, useGeolocation } from './use-geolocation.ts'
import { useUiText } from './use-ui-text.ts'

/**
 * What comes back is a city of the catalogue, never the position, which nobody keeps (`docs/api.md`, 2.3 geocode).
 */
export interface LocationButtonProps {
  /** The city that the device is in, once after each press that found one. */
  onFound: (place: FoundPlace) => void
  /** Beside a field: the icon alone, its words for screen readers; what went wrong then takes a row of its own. */
  bare?: boolean
}

/**
 * Asks the device where it is, on this press alone; says so where it does not tell. Renders nothing in a browser
 * without geolocation.
 */
export function LocationButton({ onFound, bare = false }: LocationButtonProps) {
  const { t } = useUiText()
  const { permission, busy, failed, ask } = useGeolocation(onFound)
  if (permission === 'unsupported') return null
  const icon = <LocateFixed aria-hidden="true" />
  const words = t('location.use')
  const note = failed && t(permission === 'denied' ? 'location.denied' : 'location.failed')
  if (bare) {
    return (
      <>
        <IconButton label={words} icon={busy ? <Spinner /> : icon} aria-busy={busy} onClick={ask} />
        <Note role="status">{note}</Note>
      </>
    )
  }
  return (
    <div>
      <Button variant="secondary" size="small" busy={busy} icon={icon} onClick={ask}>
        {words}
      </Button>
      <Note role="status">{note}</Note>
    </div>
  )
}

const Note = styled.p`
  flex-basis: 100%;
  color: ${token.color.inkSoft};
  font-size: ${token.fontSize.s};
`
