import { useShared } from '@lonk/shared-events/react.ts'
import { CreditPrice } from '@lonk/shared-ui/price.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { Thread } from '../../../thread/thread.ts'

/** What the next message costs, in credits and in money, and the balance: always in sight (docs/api.md, 2.7). */
export const NextCost = ({ canSend }: { canSend: Thread['canSend'] }) => {
  const { t } = useTranslation('mf-chat')
  const user = useShared('user')
  return (
    <Line>
      <span>
        {canSend.cost === 0 ? (
          t('composer.free')
        ) : (
          <>
            {t('composer.cost')} <CreditPrice credits={canSend.cost} money={canSend.cost_eur} />
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
