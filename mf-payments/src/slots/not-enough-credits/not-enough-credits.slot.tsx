import { offerOf } from '@lonk/shared-api/offers.ts'
import { safeBackPath } from '@lonk/shared-events/back-path.ts'
import type { SlotProps } from '@lonk/shared-events/contract.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Button, LinkButton } from '@lonk/shared-ui/button.tsx'
import { formatMoney } from '@lonk/shared-ui/format.ts'
import { LazyModal } from '@lonk/shared-ui/lazy-modal.tsx'
import { Skeleton } from '@lonk/shared-ui/skeleton.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { styled } from 'styled-components'
import { useDiscount } from '../../discount/use-discount.ts'
import { useDiscountLine } from '../../discount/use-discount-name.ts'
import { DiscountNote } from '../../products/discount-note.tsx'
import { useProducts } from '../../products/products.resource.ts'
import { useCreditMoney } from '../../products/use-credit-money.ts'
import { ServerState } from '../../server-state.ts'
import { bundleBeforehand } from './bundle-beforehand.ts'
import { BundleChoices } from './bundle-choices.tsx'

/**
 * On `credits-requested` for lack of credits: the balance, what it takes in credits and in money, and the bundles, of
 * which one is chosen and its price on the button (Tinder's way). Buying leads back to the page on which something was
 * being typed, which stays there.
 */
export const Slot = (props: SlotProps<'credits-requested'>) => (
  <ServerState>
    <NotEnoughCredits {...props} />
  </ServerState>
)

const NotEnoughCredits = ({ request, close }: SlotProps<'credits-requested'>) => {
  const { t } = useTranslation('mf-payments')
  const { t: ui, locale } = useUiText()
  const lineOf = useDiscountLine()
  const user = useShared('user')
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { data: products, isPending } = useProducts()
  const { code, isWelcome } = useDiscount(products?.discount)
  const money = useCreditMoney(products?.bundles ?? [], code)
  const [chosen, choose] = useState<number | null>(null)
  const [atFirst] = useState(user?.credits ?? 0)
  const needed = request.needed ?? products?.message_credits
  const now = user?.credits ?? 0
  const bought = now > atFirst
  const enough = bought && needed !== undefined && now >= needed
  useEffect(() => {
    // Bought in another tab: nothing is short any more.
    if (enough) close()
  }, [enough, close])
  if (!user) return null

  const back = safeBackPath(request.back) ?? `${pathname}${search}`
  const balance = bought ? now : (request.balance ?? now)
  const toCredits = linkTo('credits', {}, { back })
  const bundle =
    products?.bundles.find(({ id }) => id === chosen) ??
    bundleBeforehand(products?.bundles ?? [], (needed ?? 0) - balance)
  const offer = products && bundle && offerOf(bundle, products.message_credits, code)
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
          {offer ? (
            <LinkButton to={linkTo('credits-id-paymentmethod', { id: bundle.id }, { back })} onClick={close}>
              {t('notEnough.take', {
                credits: ui('credits.amount', { count: bundle.credits + bundle.bonus_credits }),
                price: formatMoney(offer.price, locale),
              })}
            </LinkButton>
          ) : (
            <LinkButton to={toCredits} onClick={close}>
              {t('notEnough.buy')}
            </LinkButton>
          )}
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
      {code && (isWelcome ? <DiscountNote code={code} /> : <p>{lineOf(code)}</p>)}
      {products && <BundleChoices products={products} code={code} chosen={bundle} onChoose={choose} />}
      {isPending && [1, 2, 3, 4].map((row) => <Skeleton key={row} shape="block" height="56px" />)}
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
