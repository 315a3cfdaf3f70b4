import { safeBackPath } from '@lonk/shared-events/back-path.ts'
import type { SlotProps } from '@lonk/shared-events/contract.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Button, LinkButton } from '@lonk/shared-ui/button.tsx'
import { LazyModal } from '@lonk/shared-ui/lazy-modal.tsx'
import { useTranslation } from 'react-i18next'

interface Shortage {
  readonly needed: number
  readonly balance: number
  readonly back: string | undefined
}

/** Says how many credits are missing and offers buying; what was being typed stays where it is. */
export function Slot({ request, close }: SlotProps) {
  const { t } = useTranslation('mf-payments')
  const shortage = readShortage(request)
  if (!shortage) return null
  const { needed, balance, back } = shortage
  return (
    <LazyModal
      open
      onClose={close}
      onFailed={close}
      title={t('notEnough.title')}
      description={t('errors.not_enough_credits', { needed, balance })}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t('notEnough.later')}
          </Button>
          <LinkButton to={linkTo('credits', {}, { back })} onClick={close}>
            {t('notEnough.buy')}
          </LinkButton>
        </>
      }
    >
      <p>{t('notEnough.kept')}</p>
    </LazyModal>
  )
}

/** The request comes from another part, perhaps of another release: what does not fit shows nothing. */
const readShortage = (request: unknown): Shortage | null => {
  if (typeof request !== 'object' || request === null) return null
  const { needed, balance, back } = { needed: null, balance: null, back: null, ...request }
  if (typeof needed !== 'number' || typeof balance !== 'number') return null
  return { needed, balance, back: safeBackPath(typeof back === 'string' ? back : null) ?? undefined }
}
