import { Button } from '@lonk/shared-ui/button.tsx'
import { Chip } from '@lonk/shared-ui/chip.tsx'
import { formatPercent } from '@lonk/shared-ui/format.ts'
import { token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { CodeForm } from './code-form.tsx'
import type { Discounting } from './use-discount.ts'
import { useDiscountName } from './use-discount-name.ts'

interface DiscountBoxProps {
  readonly discount: Discounting
  /** Why a code that counts takes nothing off here. */
  readonly note?: string | null
}

/** A code is asked for behind a question, tried at once, and shown while it holds. */
export const DiscountBox = ({ discount, note = null }: DiscountBoxProps) => {
  const { t } = useTranslation('mf-payments')
  const { locale } = useUiText()
  const nameOf = useDiscountName()
  const [open, setOpen] = useState(false)
  const { code, refusal, remove } = discount

  if (code && refusal === null) {
    const percentage = formatPercent(code.value_percentage / 100, locale)
    const words = t('discount.applied', { code: nameOf(code), percentage })
    return (
      <Applied role="status">
        {/* The name begins with the visible words, for whoever says them to a speech recogniser. */}
        <Chip removable aria-label={`${words}, ${t('discount.remove')}`} onClick={remove}>
          {words}
        </Chip>
        {note && <Note>{note}</Note>}
      </Applied>
    )
  }
  if (!open && refusal === null) {
    return (
      <Ask>
        <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
          {t('discount.ask')}
        </Button>
      </Ask>
    )
  }
  return <CodeForm discount={discount} />
}

/** Its words begin where the lines above and below do. */
const Ask = styled.div`
  margin-inline-start: calc(-1 * ${token.space.m});
`

const Applied = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space.tiny};
`

const Note = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.fontSize.s};
`
