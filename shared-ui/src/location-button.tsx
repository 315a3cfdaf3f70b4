import { LocateFixed } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from './button.tsx'
import { token } from './token.ts'
import { type FoundPlace, useGeolocation } from './use-geolocation.ts'
import { useUiText } from './use-ui-text.ts'

export interface LocationButtonProps {
  /** The city that the device is in, once after each press that found one. */
  onFound: (place: FoundPlace) => void
}

/**
 * Asks the device where it is, on this press alone; says so where it does not tell. Nothing in a browser without
 * geolocation.
 */
export function LocationButton({ onFound }: LocationButtonProps) {
  const { t } = useUiText()
  const { permission, busy, failed, ask } = useGeolocation(onFound)
  if (permission === 'unsupported') return null
  return (
    <div>
      <Button
        variant="quiet"
        size="small"
        busy={busy}
        icon={<LocateFixed aria-hidden="true" />}
        onClick={ask}
      >
        {t('location.use')}
      </Button>
      <Note role="status">
        {failed && t(permission === 'denied' ? 'location.denied' : 'location.failed')}
      </Note>
    </div>
  )
}

const Note = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.fontSize.s};
`
