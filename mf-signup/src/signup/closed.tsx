import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { Keyhole } from '@lonk/shared-ui/illustrations/keyhole.tsx'
import { PageContainer, PageHeading } from '@lonk/shared-ui/page.tsx'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { styled } from 'styled-components'

/** No new members now, said kindly, with the way in for those who are members. */
export const Closed = () => {
  const { t } = useTranslation('mf-signup')
  const { search } = useLocation()
  return (
    <PageContainer width="narrow">
      <Drawing>
        <Keyhole />
      </Drawing>
      <PageHeading lead={t('signup.closed.text')}>{t('signup.closed.title')}</PageHeading>
      <LinkButton to={`${linkTo('login')}${search}`}>{t('signup.closed.login')}</LinkButton>
    </PageContainer>
  )
}

const Drawing = styled.div`
  width: 200px;
`
