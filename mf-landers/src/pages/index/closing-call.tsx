import type { PageProps } from '@lonk/shared-events/contract.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { signupOnClick } from '@lonk/shared-ui/signup-on-click.ts'
import { from, token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { useLiveUser } from '../../use-live.ts'
import peeker from './pictures/peeker.svg'
import { bandTitle } from './section.tsx'

/** The last word, with somebody looking over the edge at it. */
export const ClosingCall = ({ variant, files }: Pick<PageProps, 'variant' | 'files'>) => {
  const { t } = useTranslation('mf-landers')
  const user = useLiveUser(variant)
  return (
    <Ground>
      <Inner>
        <div>
          <h2>{t('index.closing.title')}</h2>
          <p>{t('index.closing.text')}</p>
          <Ways>
            {user ? null : (
              <LinkButton size="large" to={linkTo('signup')} onClick={signupOnClick()}>
                {t('form.start')}
              </LinkButton>
            )}
            <LinkButton size="large" variant="secondary" to={linkTo('members')}>
              {t('index.hero.look')}
            </LinkButton>
          </Ways>
        </div>
        <Peeker src={files + peeker} alt="" width={240} height={230} loading="lazy" />
      </Inner>
    </Ground>
  )
}

const { color, space } = token

const Ground = styled.section`
  overflow: hidden;
  padding: ${space.xl} ${space.m} 0;
  background: ${color.coral};
  color: ${color.onCoral};

  ${from('tablet')} {
    padding-inline: ${space.l};
  }
  & :focus-visible {
    outline-color: ${color.onCoral};
  }
`

const Inner = styled.div`
  display: grid;
  gap: ${space.l};
  max-width: 1140px;
  margin-inline: auto;

  ${from('tablet')} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
  & > div {
    padding-block: ${space.l} ${space.m};

    ${from('tablet')} {
      padding-block: ${space.l} ${space.xxl};
    }
  }
  & h2 {
    ${bandTitle}
  }
  & p {
    max-width: 29.5em;
    margin-block: ${space.xs} ${space.l};
    font-size: ${token.fontSize.l};
    line-height: ${token.lineHeight.snug};
  }
`

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};

  /* Accent on coral would vanish at night. */
  & > a {
    --button-hover: transparent;
    background: transparent;
    box-shadow: inset 0 0 0 2px ${color.onCoral};
    color: ${color.onCoral};
  }
  & > a:first-child {
    --button-hover: ${color.onCoral};
    background: ${color.onCoral};
    color: ${color.onUnread};
  }
`

const Peeker = styled.img`
  width: min(72vw, 300px);
  justify-self: center;
`
