import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { ErrorCloud } from '@lonk/shared-ui/illustrations/error-cloud.tsx'
import { PageContainer, PageHeading, Stack } from '@lonk/shared-ui/page.tsx'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { styled } from 'styled-components'
import { ResendMail } from '../../activation/resend-mail.tsx'
import { Welcome } from '../../activation/welcome.tsx'
import { Support } from '../../mail-link/support.tsx'

const reasons = ['token_invalid', 'account_active_exists'] as const

/** Where the activation link of the mail ends badly: `?code=` says why. */
export const Page = () => {
  const { t } = useTranslation('mf-signup')
  const user = useShared('user')
  const [query] = useSearchParams()
  const reason = reasons.find((known) => known === query.get('code')) ?? 'contact_support'
  if (user?.status === 'active') return <Welcome />
  return (
    <PageContainer width="narrow">
      <Drawing>
        <ErrorCloud />
      </Drawing>
      <PageHeading lead={t(`errors.${reason}`)}>{t('activate.error.title')}</PageHeading>
      <Stack gap="m">
        {user ? <ResendMail /> : <LoginFirst />}
        <Support />
      </Stack>
    </PageContainer>
  )
}

const LoginFirst = () => {
  const { t } = useTranslation('mf-signup')
  return (
    <>
      <p>{t('activate.error.loginHint')}</p>
      <div>
        <LinkButton to={linkTo('login', {}, { back: linkTo('signup') })}>
          {t('activate.error.login')}
        </LinkButton>
      </div>
    </>
  )
}

const Drawing = styled.div`
  width: 180px;
`
