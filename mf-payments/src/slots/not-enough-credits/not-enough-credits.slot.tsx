import { safeBackPath } from '@lonk/shared-events/back-path.ts'
import type { SlotProps } from '@lonk/shared-events/contract.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Button, LinkButton } from '@lonk/shared-ui/button.tsx'
import { LazyModal } from '@lonk/shared-ui/lazy-modal.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { styled } from 'styled-components'
import { useCreditMoney } from '../../products/use-credit-money.ts'
import { useProducts } from '../../products/use-products.ts'
import { BundleChoices } from './bundle-choices.tsx'

/**
 * On `credits-requested` for lack of credits: the balance, what it takes in credits and in money, and the bundles.
 * Buying leads back to the page on which something was being typed, which stays there.
 */
export const Slot = ({ request, close }: SlotProps<'credits-requested'>) => {
  const { t } = useTranslation('mf-payments')
  const { t: ui } = useUiText()
  const user = useShared('user')
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const products = useProducts().data
  const money = useCreditMoney(products?.bundles ?? [])
  if (!user) return null

  const back = safeBackPath(request.back) ?? `${pathname}${search}`
  const balance = request.balance ?? user.credits
  const needed = request.needed ?? products?.message_credits
  const toCredits = linkTo('credits', {}, { back })
  const toPage = () => {
    close()
    navigate(toCredits)
  }
  return (
    <LazyModal
      open
      onClose={close}
      onFailed={toPage}
      title={t('notEnough.title')}
      description={t('notEnough.kept')}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t('notEnough.later')}
          </Button>
          <LinkButton to={toCredits} onClick={close}>
            {t('notEnough.buy')}
          </LinkButton>
        </>
      }
    >
      <Figures>
        <dt>{t('notEnough.balance')}</dt>
        <dd>{ui('credits.amount', { count: balance })}</dd>
        {needed !== undefined && (
          <>
            <dt>{t('notEnough.needed')}</dt>
            <dd>
              {ui('credits.amount', { count: needed })} {products && <Money>({money(needed)})</Money>}
            </dd>
          </>
        )}
      </Figures>
      {products && <BundleChoices products={products} back={back} onChosen={close} />}
    </LazyModal>
  )
}

/** From the least to the most: goes to the next line as a whole. */
const Money = styled.span`
  display: inline-block;
`

const Figures = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${token.space.tiny} ${token.space.m};

  & > dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`
