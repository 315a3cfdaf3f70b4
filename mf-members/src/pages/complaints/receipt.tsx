import { Button } from '@lonk/shared-ui/button.tsx'
import { Stack } from '@lonk/shared-ui/page.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'

interface ReceiptProps {
  readonly number: string
  /** There is an address to which the decision goes. */
  readonly answered: boolean
  readonly onMore: () => void
}

/** That a complaint arrived, its number, and what happens next. */
export const Receipt = ({ number, answered, onMore }: ReceiptProps) => {
  const { t } = useTranslation('mf-members')
  return (
    <Stack gap="m">
      <h2>{t('complaints.receipt.title')}</h2>
      <p>
        {t('complaints.receipt.number')} <Mark>{number}</Mark>
      </p>
      <Steps>
        <li>{t('complaints.receipt.look')}</li>
        <li>{answered ? t('complaints.receipt.mail') : t('complaints.receipt.noMail')}</li>
        {answered ? <li>{t('complaints.receipt.object')}</li> : null}
      </Steps>
      <div>
        <Button variant="secondary" onClick={onMore}>
          {t('complaints.receipt.more')}
        </Button>
      </div>
    </Stack>
  )
}

const Mark = styled.strong`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

const Steps = styled.ol`
  display: grid;
  gap: ${token.space.xs};
  padding-inline-start: 1.4em;
  list-style: decimal;
`
