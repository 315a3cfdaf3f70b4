import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { MatchingEyes } from '@lonk/shared-ui/illustrations/matching-eyes.tsx'
import { Stack } from '@lonk/shared-ui/page.tsx'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { FlowContainer, FlowHeading } from '../surface/flow-parts.tsx'

/**
 * The account is active. The link in the mail sets no cookie: in the browser that signed up the session is
 * there already, in any other the way on is logging in (docs/api.md, 2.3, activate.php).
 */
export const Welcome = () => {
  const { t } = useTranslation('mf-signup')
  const user = useShared('user')
  const given = useShared('settings')?.signup_credits ?? 0
  // Given once to a mailbox: somebody who was here before has none.
  const gift = user?.credits === 0 ? 0 : given
  return (
    <FlowContainer width="narrow">
      <Drawing>
        <MatchingEyes />
      </Drawing>
      <FlowHeading lead={t('activate.done.text')}>{t('activate.done.title')}</FlowHeading>
      <Stack gap="m">
        {gift > 0 && <p>{t('activate.done.gift', { count: gift })}</p>}
        <div>
          <LinkButton to={linkTo(user ? 'members' : 'login')} size="large">
            {t(user ? 'activate.done.members' : 'activate.done.login')}
          </LinkButton>
        </div>
      </Stack>
    </FlowContainer>
  )
}

const Drawing = styled.div`
  width: 200px;
`
