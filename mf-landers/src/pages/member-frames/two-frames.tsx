import { useShared } from '@lonk/shared-events/react.ts'
import { PersonPhoto } from '@lonk/shared-ui/person-photo.tsx'
import { from, token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { FirstForm } from '../../first-form.tsx'
import { About } from '../../member-landing/about.tsx'
import type { LandingProps } from '../../member-landing/member-landing.tsx'

/** Side by side: who is there, and who is not yet. */
export const TwoFrames = ({ member, lander, slug }: LandingProps) => {
  const { t } = useTranslation('mf-landers')
  const cdnPrefix = useShared('settings')?.cdn_prefix ?? ''
  return (
    <Wall>
      <h1 data-page-heading="" tabIndex={-1}>
        {t('member.frames.title', { name: member.name })}
      </h1>
      <Pair>
        <Frame>
          <PersonPhoto
            photo={member.main_image}
            person={member}
            cdnPrefix={cdnPrefix}
            shape="portrait"
            full={true}
            priority={true}
          />
          <figcaption>
            <b>{member.name}</b>
            <About member={member} />
          </figcaption>
        </Frame>
        <Frame>
          <Nobody viewBox="0 0 240 300" aria-hidden="true" focusable="false">
            <path d="M26 300c0-64 32-88 74-96-44-24-38-132 22-132s66 108 22 132c42 8 74 32 74 96" />
          </Nobody>
          <figcaption>
            <b>{t('member.frames.you')}</b>
          </figcaption>
        </Frame>
      </Pair>
      <Start>
        <p>{t('member.frames.text', { name: member.name })}</p>
        <FirstForm lander={lander} slug={slug} profileId={member.id} />
      </Start>
    </Wall>
  )
}

const { color, space } = token

const Wall = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.l};
  padding: ${space.l} ${space.m} ${space.xl};
  background: repeating-linear-gradient(90deg, ${color.accentSoft} 0 36px, ${color.paper} 36px 72px);

  & > h1 {
    max-width: 12em;
    padding: ${space.xs} ${space.m};
    border-radius: ${token.radius.card};
    background: ${color.surface};
    font-size: clamp(1.9rem, 5vw, 3.2rem);
    letter-spacing: -0.03em;
    line-height: 1.05;
    text-align: center;
  }
`

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.m};
  width: 100%;
  max-width: 720px;

  ${from('tablet')} {
    gap: ${space.xl};
  }
`

const Frame = styled.figure`
  display: grid;
  align-content: start;
  gap: ${space.s};
  padding: ${space.s};
  border: 4px solid ${color.ink};
  background: ${color.surface};
  box-shadow: ${token.shadow.high};
  text-align: center;

  & p {
    justify-content: center;
    font-size: ${token.fontSize.s};
  }
`

const Nobody = styled.svg`
  width: 100%;
  aspect-ratio: 4 / 5;
  height: auto;
  background: ${color.tint};
  fill: none;
  stroke: ${color.inkSoft};
  stroke-dasharray: 10 9;
  stroke-linecap: round;
  stroke-width: 4;
`

const Start = styled.div`
  display: grid;
  gap: ${space.m};
  width: 100%;
  max-width: 480px;

  & > p {
    padding: ${space.s} ${space.m};
    border-radius: ${token.radius.card};
    background: ${color.surface};
    text-align: center;
  }
`
