import type { Offer } from '@lonk/shared-api/offers.ts'
import type { Bundle } from '@lonk/shared-api/schemas/order.ts'
import { StatusBadge } from '@lonk/shared-ui/badge.tsx'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { formatMoney } from '@lonk/shared-ui/format.ts'
import { Price } from '@lonk/shared-ui/price.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'

interface BundleCardProps {
  readonly bundle: Bundle
  readonly offer: Offer
  /** The one that is recommended: it has a frame and a badge, and no other button than the rest. */
  readonly recommended: boolean
  /** The way to its checkout. */
  readonly to: string
}

/** One bundle: how many credits, the price large, what a message then costs. */
export const BundleCard = ({ bundle, offer, recommended, to }: BundleCardProps) => {
  const { t } = useTranslation('mf-payments')
  const { t: ui, locale } = useUiText()
  const credits = ui('credits.amount', { count: bundle.credits })
  return (
    <Sheet $recommended={recommended}>
      <Head>
        <h2>{credits}</h2>
        {recommended && <StatusBadge tone="teal">{t('credits.popular')}</StatusBadge>}
        {bundle.bonus_credits > 0 && (
          <StatusBadge tone="success">{t('credits.bonus', { count: bundle.bonus_credits })}</StatusBadge>
        )}
      </Head>
      <Figures>
        {offer.discount && (
          <Old>
            <span className="visually-hidden">{t('credits.instead')} </span>
            <del>
              <Price money={bundle.price} />
            </del>
          </Old>
        )}
        <Price money={offer.price} size="large" />
        <Each>{t('credits.each', { price: formatMoney(offer.perMessage, locale) })}</Each>
      </Figures>
      <LinkButton to={to} wide aria-label={t('credits.chooseBundle', { credits })}>
        {t('credits.choose')}
      </LinkButton>
    </Sheet>
  )
}

const { color, space } = token

const Sheet = styled.li<{ $recommended: boolean }>`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${space.m};
  min-width: 0;
  padding: ${space.l};
  border-radius: ${token.radius.card};
  background: ${color.surface};
  box-shadow: ${token.shadow.low}, 0 0 0 ${({ $recommended }) => ($recommended ? `2px ${color.teal}` : `1px ${color.line}`)};
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};

  & > h2 {
    font-size: ${token.fontSize.l};
  }
`

const Figures = styled.div`
  display: grid;
  align-content: end;
  gap: 2px;
`

const Old = styled.span`
  color: ${color.inkSoft};
`

const Each = styled.span`
  color: ${color.inkSoft};
  font-size: ${token.fontSize.s};
`
