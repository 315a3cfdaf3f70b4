import { Button } from '@lonk/shared-ui/button.tsx'
import { TextField } from '@lonk/shared-ui/field.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { Discounting } from './use-discount.ts'

/** The field for a code; what was refused stays in it, with the reason. */
export const CodeForm = ({ discount }: { discount: Discounting }) => {
  const { t } = useTranslation('mf-payments')
  const [code, setCode] = useState(discount.typed)
  const [isEmpty, setIsEmpty] = useState(false)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const empty = code.trim() === ''
    setIsEmpty(empty)
    if (!empty && !discount.busy) discount.apply(code)
  }

  return (
    <form onSubmit={submit} noValidate>
      <Row>
        <TextField
          label={t('discount.code')}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={isEmpty ? t('errors.field_required') : discount.refusal}
        />
        <Button type="submit" variant="secondary" busy={discount.busy}>
          {t('discount.apply')}
        </Button>
      </Row>
    </form>
  )
}

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
