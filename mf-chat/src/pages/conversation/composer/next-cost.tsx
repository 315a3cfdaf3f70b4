import { useShared } from '@lonk/shared-events/react.ts'
import { CreditPrice } from '@lonk/shared-ui/price.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { Thread } from '../../../thread/thread.ts'

/**
 * What the next message costs, in credits and in money, and the balance: always in sight (docs/api.md, 2.7). Credits
 * that were a gift cost nothing; what a message costs with credits still to be bought, the line above says.
 */
export const NextCost = ({ canSend }: { canSend: Thread['canSend'] }) => {
  const { t } = useTranslation('mf-chat')
  const ui = useUiText()
  const user = useShared('user')
  const held = user?.credits ?? canSend.cost
  return (
    <Line>
      <span>
        {canSend.given >= canSend.cost ? (
          t('composer.free')
        ) : (
          <>
            {t('composer.cost')}{' '}
            {held < canSend.cost ? (
              ui.t('credits.amount', { count: canSend.cost })
            ) : (
              <CreditPrice credits={canSend.cost} money={canSend.cost_eur} />
            )}
          </>
        )}
      </span>
      {user && <span>{t('composer.balance', { count: user.credits })}</span>}
    </Line>
  )
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${token.space.s};
  flex: 1;
  color: ${token.color.inkSoft};
`
