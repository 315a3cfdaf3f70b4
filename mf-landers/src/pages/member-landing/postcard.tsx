import { useShared } from '@lonk/shared-events/react.ts'
import { PersonPhoto } from '@lonk/shared-ui/person-photo.tsx'
import { from, token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { FirstForm } from '../../first-form.tsx'
import { About } from '../../member-landing/about.tsx'
import type { LandingProps } from '../../member-landing/member-landing.tsx'

/** Picture on the left, words and stamp on the right; the card is not written on yet. */
export const Postcard = ({ member, lander, slug }: LandingProps) => {
  const { t } = useTranslation('mf-landers')
  const cdnPrefix = useShared('settings')?.cdn_prefix ?? ''
  return (
    <Table>
      <Card>
        <Front>
          <PersonPhoto
            photo={member.main_image}
            person={member}
            cdnPrefix={cdnPrefix}
            shape="portrait"
            full={true}
            priority={true}
          />
        </Front>
        <Back>
          <Stamp aria-hidden="true">
            <svg viewBox="0 0 60 60" aria-hidden="true" focusable="false">
              <path d="M6 30c12-18 36-18 48 0-12 18-36 18-48 0z" />
              <circle cx="36" cy="29" r="8" />
            </svg>
          </Stamp>
          <h1 data-page-heading="" tabIndex={-1}>
            {t('member.postcard.title', { name: member.name })}
          </h1>
          <About member={member} />
          <p>{t('member.postcard.text')}</p>
          <FirstForm lander={lander} slug={slug} profileId={member.id} />
        </Back>
      </Card>
    </Table>
  )
}

const { color, space } = token

const Table = styled.div`
  padding: ${space.m};
  background: repeating-linear-gradient(102deg, ${color.tint} 0 90px, ${color.skeleton} 90px 93px);

  ${from('laptop')} {
    padding: ${space.xxl} ${space.l};
  }
`

const Card = styled.article`
  display: grid;
  max-width: 1080px;
  margin-inline: auto;
  overflow: hidden;
  border: 10px solid ${color.surface};
  border-radius: 6px;
  background: ${color.surface};
  box-shadow: ${token.shadow.high};

  ${from('tablet')} {
    grid-template-columns: minmax(0, 0.85fr) minmax(0, 1fr);
  }
  ${from('laptop')} {
    rotate: -0.7deg;
  }
`

const Front = styled.div`
  ${from('tablet')} {
    align-self: start;
  }
`

const Back = styled.div`
  position: relative;
  display: grid;
  gap: ${space.m};
  align-content: start;
  padding: ${space.l} ${space.s} ${space.s};

  ${from('laptop')} {
    padding: ${space.xl};
    border-inline-start: 2px solid ${color.line};
  }
  & > h1 {
    padding-inline-end: 88px;
    font-size: clamp(1.9rem, 4vw, 2.9rem);
    letter-spacing: -0.03em;
    line-height: 1.05;
  }
  & > form {
    padding-inline: 0;
    box-shadow: none;
  }
`

const Stamp = styled.span`
  position: absolute;
  inset: ${space.m} ${space.m} auto auto;
  display: grid;
  place-items: center;
  width: 66px;
  height: 80px;
  border: 4px dotted ${color.surface};
  outline: 3px solid ${color.surface};
  background: ${color.coral};
  rotate: 3deg;

  & > svg {
    width: 48px;
    fill: #fff;
    stroke: ${color.onCoral};
    stroke-width: 4;
  }
  & circle {
    fill: ${color.onCoral};
  }
`
