import type { PageProps } from '@lonk/shared-events/contract.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { TextLink } from '@lonk/shared-ui/link.tsx'
import { below, from, token } from '@lonk/shared-ui/token.ts'
import { Trans, useTranslation } from 'react-i18next'
import { keyframes, styled } from 'styled-components'
import { FirstForm } from '../../first-form.tsx'
import { useLiveUser } from '../../use-live.ts'
import { GlanceScene } from './glance-scene.tsx'

/** The promise, the first question and two people who show what is meant. */
export const Hero = ({ variant, files }: Pick<PageProps, 'variant' | 'files'>) => {
  const { t } = useTranslation('mf-landers')
  const user = useLiveUser(variant)
  return (
    <Ground>
      <Stage>
        <Words>
          <Title data-page-heading="" tabIndex={-1}>
            <Trans t={t} i18nKey="index.hero.title" components={{ glance: <Underlined /> }} />
          </Title>
          <Lead>{t('index.hero.text')}</Lead>
          {user ? (
            <Welcome>
              <p>{t('index.hero.welcome', { name: user.profile.name })}</p>
              <LinkButton size="large" to={linkTo('members')}>
                {t('index.hero.toMembers')}
              </LinkButton>
            </Welcome>
          ) : (
            <>
              <FirstForm lander="index" />
              <Aside>
                <TextLink to={linkTo('members')}>{t('index.hero.look')}</TextLink>
                <span>
                  {t('index.hero.already')} <TextLink to={linkTo('login')}>{t('index.hero.login')}</TextLink>
                </span>
              </Aside>
            </>
          )}
        </Words>
        <Picture>
          <GlanceScene files={files} />
        </Picture>
      </Stage>
    </Ground>
  )
}

const { color, space } = token

const Ground = styled.section`
  overflow: hidden;
  padding: ${space.l} ${space.m} ${space.xxl};

  ${from('tablet')} {
    padding: ${space.xxl} ${space.l} ${space.giant};
  }
`

const Stage = styled.div`
  display: grid;
  gap: ${space.m};
  max-width: 1140px;
  margin-inline: auto;

  ${from('tablet')} {
    gap: ${space.l};
  }

  ${from('laptop')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
    gap: ${space.xl};
  }
`

const Words = styled.div`
  display: grid;
  gap: ${space.l};
  min-width: 0;

  /* On a phone the two stand between the words and the question, in the first screen. */
  ${below('tablet')} {
    display: contents;

    & > :nth-child(n + 3) {
      order: 2;
    }
  }
`

const Title = styled.h1`
  font-size: clamp(2.6rem, 8.4vw, 5.2rem);
  font-weight: ${token.weight.display};
  letter-spacing: -0.045em;
  line-height: 0.98;
  hyphens: manual;
`

const draw = keyframes`
  from { background-size: 0 0.16em; }
`

const Underlined = styled.em`
  padding-block-end: 0.04em;
  background: linear-gradient(${color.coral}, ${color.coral}) 0 92% / 100% 0.16em no-repeat;
  font-style: normal;
  animation: ${draw} 600ms 200ms ${token.easing.out} backwards;
`

const Lead = styled.p`
  max-width: 28em;
  font-size: ${token.fontSize.m};
  line-height: 1.42;

  ${from('tablet')} {
    font-size: ${token.fontSize.l};
  }
`

const Aside = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.l};
  color: ${color.inkSoft};
  font-size: ${token.fontSize.s};

  & a {
    display: inline-block;
    /* Room for a finger, not for the eye. */
    margin-block: -9px;
    padding-block: 11px;
  }
`

const Welcome = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: ${space.m};
  min-height: 200px;
`

const Picture = styled.div`
  max-width: 620px;
  margin-inline: auto;
  width: 100%;

  ${below('tablet')} {
    order: 1;
    width: 150px;
    margin-block: calc(-1 * ${space.xs});
  }
`
