import type { DiscountCode } from '@lonk/shared-api/schemas/order.ts'
import { Chip } from '@lonk/shared-ui/chip.tsx'
import { formatPercent } from '@lonk/shared-ui/format.ts'
import { token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { useDiscountName } from './use-discount-name.ts'

interface AppliedCodeProps {
  readonly code: DiscountCode
  readonly note: string | null
  readonly onRemove: () => void
}

/** What counts now, to be taken away; said aloud when it changes. */
export const AppliedCode = ({ code, note, onRemove }: AppliedCodeProps) => {
  const { t } = useTranslation('mf-payments')
  const { locale } = useUiText()
  const nameOf = useDiscountName()
  const percentage = formatPercent(code.value_percentage / 100, locale)
  const words = t('discount.applied', { code: nameOf(code), percentage })
  return (
    <Applied role="status">
      {/* The name begins with the visible words, for whoever says them to a speech recogniser. */}
      <Chip removable aria-label={`${words}, ${t('discount.remove')}`} onClick={onRemove}>
        {words}
      </Chip>
      {note && <Note>{note}</Note>}
    </Applied>
  )
}

const Applied = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space.tiny};
`

const Note = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.fontSize.s};
`
