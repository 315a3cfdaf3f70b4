import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'

/** What the lock hides, what it takes to open it, and the way that takes nothing. */
export const LockedNotice = () => {
  const { t } = useTranslation('mf-members')
  return (
    <Place>
      <Alert
        title={t('likes.locked.title')}
        action={
          <LinkButton to={linkTo('premium')} size="small">
            {t('likes.locked.action')}
          </LinkButton>
        }
      >
        {t('likes.locked.text')}
      </Alert>
    </Place>
  )
}

const Place = styled.div`
  margin-block-end: ${token.space.l};
`
