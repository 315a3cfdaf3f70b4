import { useShared } from '@lonk/shared-events/react.ts'
import { Checkbox } from '@lonk/shared-ui/checkbox.tsx'
import { Stack } from '@lonk/shared-ui/page.tsx'
import { useTranslation } from 'react-i18next'
import type { Consents } from './use-consents.ts'

interface ConsentBoxesProps {
  readonly consents: Consents
  /** The button was pressed: what is missing is said. */
  readonly tried: boolean
}

/**
 * Credits at once, and what that means for the days in which one may change one's mind: two boxes, ticked one by one.
 * The second has to be an express consent of its own (directive 2011/83, article 16, m): nothing here ticks both.
 */
export const ConsentBoxes = ({ consents, tried }: ConsentBoxesProps) => {
  const { t } = useTranslation('mf-payments')
  // Before the settings are there, what the law gives at least.
  const days = useShared('settings')?.refund_days ?? 14
  const missing = t('errors.consent_required')
  const { starts, waives, setStarts, setWaives } = consents
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
    </Stack>
  )
}
