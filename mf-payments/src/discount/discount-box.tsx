import { Button } from '@lonk/shared-ui/button.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { AppliedCode } from './applied-code.tsx'
import { CodeForm } from './code-form.tsx'
import type { Discounting } from './use-discount.ts'

interface DiscountBoxProps {
  readonly discount: Discounting
  /** Why a code that counts takes nothing off here. */
  readonly note?: string | null
}

/**
 * The discount that counts, and a field for a code behind a question. A code of one's own takes the place of the welcome
 * discount; where it is refused or taken away, that one is there again.
 */
export const DiscountBox = ({ discount, note = null }: DiscountBoxProps) => {
  const { t } = useTranslation('mf-payments')
  const [open, setOpen] = useState(false)
  const { code, isWelcome, refusal, remove, restore } = discount
  const hasOwn = code !== null && !isWelcome
  const asks = !hasOwn && (open || refusal !== null)
  return (
    <Box>
      {code && <AppliedCode code={code} note={note} onRemove={remove} />}
      {asks && <CodeForm discount={discount} />}
      {!asks && !hasOwn && (
        <Quiet>
          <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
            {t('discount.ask')}
          </Button>
        </Quiet>
      )}
      {restore && (
        <Quiet>
          <Button variant="quiet" size="small" onClick={restore}>
            {t('discount.restore')}
          </Button>
        </Quiet>
      )}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: ${token.space.xs};
`

/** Its words begin where the lines above and below do. */
const Quiet = styled.div`
  margin-inline-start: calc(-1 * ${token.space.m});
`
