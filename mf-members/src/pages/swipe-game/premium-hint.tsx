import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'

/** Taking back is for premium members: what that is, and what it costs, is told there. */
export const PremiumHint = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('mf-members')
  return (
    <Hint>
      <Alert
        live={true}
        onDismiss={onClose}
        action={
          <LinkButton to={linkTo('premium')} size="small" variant="secondary">
            {t('swipe.premium.action')}
          </LinkButton>
        }
      >
        {t('swipe.premium.text')}
      </Alert>
    </Hint>
  )
}

const Hint = styled.div`
  margin-block-start: ${token.space.m};
`
