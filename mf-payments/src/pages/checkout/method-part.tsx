import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { Skeleton } from '@lonk/shared-ui/skeleton.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useTranslation } from 'react-i18next'
import { MethodExtra } from './method-extra.tsx'
import { MethodList } from './method-list.tsx'
import type { CheckoutState } from './use-checkout.ts'

interface MethodPartProps {
  readonly checkout: CheckoutState
}

/** How to pay, as far as it is known. */
export const MethodPart = ({ checkout }: MethodPartProps) => {
  const { t } = useTranslation('mf-payments')
  const errorText = useErrorText()
  const { methods, rows, row, choose, issuer, chooseBank, keeps, setKeeps, tries, problem } = checkout
  if (methods.error) {
    return (
      <ErrorState
        message={errorText(methods.error)}
        busy={methods.isFetching}
        onRetry={() => void methods.refetch()}
      />
    )
  }
  if (!methods.data) return <Skeleton shape="block" height="220px" />
  const refused = problem?.kind === 'method' || problem?.kind === 'charge' ? problem.text : null
  const missing = tries > 0 && !row ? t('checkout.method.missing') : null
  return (
    <MethodList rows={rows} value={row?.value ?? null} onChange={choose} error={refused ?? missing}>
      {row && (
        <MethodExtra row={row} issuer={issuer} onIssuer={chooseBank} keeps={keeps} onKeeps={setKeeps} />
      )}
    </MethodList>
  )
}
