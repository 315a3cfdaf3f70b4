import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { MatchingEyes } from '@lonk/shared-ui/illustrations/matching-eyes.tsx'
import { TextLink } from '@lonk/shared-ui/link.tsx'
import { PageContainer, PageHeading, Stack } from '@lonk/shared-ui/page.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { styled } from 'styled-components'
import { useBackPath } from '../../back-path.ts'
import { LoginForm } from '../../login/login-form.tsx'

/** Logging in, then on to the `back` of the query; whoever is logged in already is sent there at once. */
export const Page = () => {
  const { t } = useTranslation('mf-signup')
  const { search } = useLocation()
  const goOn = useGoOn()
  // Whoever was somewhere is told why they are here.
  const hasEnded = new URLSearchParams(search).has('ended')
  return (
    <PageContainer width="narrow">
      <Drawing>
        <MatchingEyes />
      </Drawing>
      <PageHeading lead={t('login.lead')}>{t('login.title')}</PageHeading>
      <Stack gap="l">
        {hasEnded && <Alert tone="info">{t('login.ended')}</Alert>}
        <LoginForm onLoggedIn={goOn} />
        <Soft>
          {t('login.new')} <TextLink to={`${linkTo('signup')}${search}`}>{t('login.signup')}</TextLink>
        </Soft>
      </Stack>
    </PageContainer>
  )
}

/** On to where the member came from, once: after logging in here, or where somebody logged in already comes. */
const useGoOn = (): (() => void) => {
  const user = useShared('user')
  const navigate = useNavigate()
  const back = useBackPath()
  const gone = useRef(false)

  const goOn = () => {
    if (gone.current) return
    gone.current = true
    navigate(back, { replace: true })
  }
  useEffect(() => {
    if (user) goOn()
  })
  return goOn
}

const Drawing = styled.div`
  width: 150px;
  margin-block-end: ${token.space.s};
`

const Soft = styled.p`
  color: ${token.color.inkSoft};
`
