import { useShared } from '@lonk/shared-events/react.ts'
import { Button } from '@lonk/shared-ui/button.tsx'
import { Checkbox } from '@lonk/shared-ui/checkbox.tsx'
import { Stack } from '@lonk/shared-ui/page.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { Consents } from './use-consents.ts'

interface ConsentBoxesProps {
  readonly consents: Consents
  /** The button was pressed: what is missing is said. */
  readonly tried: boolean
}

/**
 * Credits at once, and what that means for the days in which one may change one's mind: two boxes, and below what they
 * say a button that ticks both, for whoever has bought before (Kakao's way).
 */
export const ConsentBoxes = ({ consents, tried }: ConsentBoxesProps) => {
  const { t } = useTranslation('mf-payments')
  // Before the settings are there, what the law gives at least.
  const days = useShared('settings')?.refund_days ?? 14
  const missing = t('errors.consent_required')
  const { starts, waives, given, setStarts, setWaives } = consents
  const setBoth = (ticked: boolean) => {
    setStarts(ticked)
    setWaives(ticked)
  }
  return (
    <Stack gap="xs">
      <Checkbox
        label={t('checkout.consent.start', { count: days })}
        checked={starts}
        onChange={(event) => setStarts(event.target.checked)}
        error={tried && !starts && missing}
      />
      <Checkbox
        label={t('checkout.consent.withdrawal')}
        checked={waives}
        onChange={(event) => setWaives(event.target.checked)}
        error={tried && !waives && missing}
      />
      <Both>
        <Button variant="secondary" size="small" onClick={() => setBoth(!given)}>
          {t(given ? 'checkout.consent.neither' : 'checkout.consent.both')}
        </Button>
      </Both>
    </Stack>
  )
}

/** Below the sentences of the boxes. */
const Both = styled.div`
  padding-inline-start: calc(24px + ${token.space.s});
`
