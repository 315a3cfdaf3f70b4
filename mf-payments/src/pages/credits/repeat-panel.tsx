import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { Card } from '@lonk/shared-ui/card.tsx'
import { formatMoney } from '@lonk/shared-ui/format.ts'
import { Cluster } from '@lonk/shared-ui/page.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { repeatOf, useRepeatOrder } from '../../repeat-order/repeat-order.resource.ts'
import { useBack } from '../../way-back.ts'

/** The last order again, for whoever has kept a card; low on the page, so that little moves when it comes. */
export const RepeatPanel = () => {
  const { t } = useTranslation('mf-payments')
  const { t: ui, locale } = useUiText()
  const back = useBack() ?? undefined
  const repeat = repeatOf(useRepeatOrder().data)
  if (!repeat) return null
  const { bundle, method, total } = repeat
  const credits = ui('credits.amount', { count: bundle.credits + bundle.bonus_credits })
  return (
    <Card as="section" snug>
      <Cluster justify="between">
        <div>
          <Title>{t('repeat.panel')}</Title>
          <p>{t('repeat.what', { credits, total: formatMoney(total, locale), method: method.label })}</p>
        </div>
        <LinkButton variant="secondary" to={linkTo('credits-repeat-order', {}, { back })}>
          {t('repeat.again')}
        </LinkButton>
      </Cluster>
    </Card>
  )
}

const Title = styled.h2`
  font-size: ${token.fontSize.m};
`
