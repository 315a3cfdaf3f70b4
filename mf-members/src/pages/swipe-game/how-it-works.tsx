import { bus } from '@lonk/shared-events/bus.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Button, LinkButton } from '@lonk/shared-ui/button.tsx'
import { MatchingEyes } from '@lonk/shared-ui/illustrations/matching-eyes.tsx'
import { Cluster, PageContainer, PageHeading, Stack } from '@lonk/shared-ui/page.tsx'
import { signupOnClick } from '@lonk/shared-ui/signup-on-click.ts'
import { token } from '@lonk/shared-ui/token.ts'
import { Clock, Hand, Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'

/** For visitors: the game is for members, and this is how it goes and what it costs. */
export const HowItWorks = () => {
  const { t } = useTranslation('mf-members')
  const likes = useShared('settings')?.swipe_likes_per_day ?? 0
  return (
    <PageContainer width="text">
      <Drawing>
        <MatchingEyes />
      </Drawing>
      <PageHeading lead={t('swipe.how.lead')}>{t('swipe.title')}</PageHeading>
      <Stack gap="l">
        <Rules>
          <li>
            <Hand aria-hidden="true" />
            {t('swipe.how.swipe')}
          </li>
          <li>
            <Heart aria-hidden="true" />
            {t('swipe.how.match')}
          </li>
          <li>
            <Clock aria-hidden="true" />
            <span>
              {t('swipe.how.limit', { count: likes })} {t('swipe.how.undo')}
            </span>
          </li>
        </Rules>
        <Cluster>
          <LinkButton
            to={linkTo('signup')}
            size="large"
            onClick={signupOnClick({ back: linkTo('swipe-game') })}
          >
            {t('membersOnly.signup')}
          </LinkButton>
          <Button
            size="large"
            variant="secondary"
            onClick={() => bus.publish('login-requested', { back: linkTo('swipe-game') })}
          >
            {t('membersOnly.login')}
          </Button>
        </Cluster>
      </Stack>
    </PageContainer>
  )
}

const { space, color } = token

const Drawing = styled.div`
  width: 200px;
  margin-block-end: ${space.s};
`

const Rules = styled.ul`
  display: grid;
  gap: ${space.m};

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${space.m};
  }
  & svg {
    box-sizing: content-box;
    width: 22px;
    height: 22px;
    padding: 11px;
    border-radius: ${token.radius.full};
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
`
