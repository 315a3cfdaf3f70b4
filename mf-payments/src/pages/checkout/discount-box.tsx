import { getDiscountCode } from '@lonk/shared-api/calls/payments/discountcode.ts'
import { api } from '@lonk/shared-api/client.ts'
import type { DiscountCode } from '@lonk/shared-api/schemas/order.ts'
import { Button } from '@lonk/shared-ui/button.tsx'
import { Chip } from '@lonk/shared-ui/chip.tsx'
import { TextField } from '@lonk/shared-ui/field.tsx'
import { formatPercent } from '@lonk/shared-ui/format.ts'
import { token } from '@lonk/shared-ui/token.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'

interface DiscountBoxProps {
  readonly bundleId: number
  readonly applied: DiscountCode | null
  readonly onChange: (code: DiscountCode | null) => void
  /** What the order's own check said about the code. */
  readonly error: string | null
}

/** A code is asked for behind a question, tried at once, and shown while it holds. */
export const DiscountBox = ({ bundleId, applied, onChange, error }: DiscountBoxProps) => {
  const { t } = useTranslation('mf-payments')
  const { locale } = useUiText()
  const [open, setOpen] = useState(false)

  if (applied) {
    const percentage = formatPercent(applied.value_percentage / 100, locale)
    const words = t('discount.applied', { code: applied.code, percentage })
    return (
      <div>
        {/* The name begins with the visible words, for whoever says them to a speech recogniser. */}
        <Chip removable aria-label={`${words}, ${t('discount.remove')}`} onClick={() => onChange(null)}>
          {words}
        </Chip>
      </div>
    )
  }
  if (!open && !error) {
    return (
      <Ask>
        <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
          {t('discount.ask')}
        </Button>
      </Ask>
    )
  }
  return <CodeForm bundleId={bundleId} onApplied={onChange} error={error} />
}

interface CodeFormProps extends Pick<DiscountBoxProps, 'bundleId' | 'error'> {
  readonly onApplied: (code: DiscountCode) => void
}

const CodeForm = ({ bundleId, onApplied, error }: CodeFormProps) => {
  const { t } = useTranslation('mf-payments')
  const errorText = useErrorText()
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  const apply = async (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') return setRefusal(t('errors.field_required'))
    setBusy(true)
    setRefusal(null)
    try {
      const { discountcode } = await api.call(getDiscountCode, { code: code.trim(), bundle_id: bundleId })
      if (discountcode) onApplied(discountcode)
    } catch (cause) {
      setRefusal(errorText(cause))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form onSubmit={apply} noValidate>
      <Row>
        <TextField
          label={t('discount.code')}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={refusal ?? error}
        />
        <Button type="submit" variant="secondary" busy={busy}>
          {t('discount.apply')}
        </Button>
      </Row>
    </form>
  )
}

/** Its words begin where the lines above and below do. */
const Ask = styled.div`
  margin-inline-start: calc(-1 * ${token.space.m});
`

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${token.space.xs};

  & > button {
    min-height: 48px;
    margin-block-start: 28px;
  }
`
