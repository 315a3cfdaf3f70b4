import { useShared } from '@lonk/shared-events/react.ts'
import { PersonPhoto } from '@lonk/shared-ui/person-photo.tsx'
import { from, token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { FirstForm } from '../../first-form.tsx'
import { About } from '../../member-landing/about.tsx'
import type { LandingProps } from '../../member-landing/member-landing.tsx'

/** An open envelope with an empty sheet; the member's picture is clipped to it. No word is put into their mouth. */
export const Letter = ({ member, lander, slug }: LandingProps) => {
  const { t } = useTranslation('mf-landers')
  const cdnPrefix = useShared('settings')?.cdn_prefix ?? ''
  return (
    <Desk>
      <Sheet>
        <Clipped>
          <PersonPhoto
            photo={member.main_image}
            person={member}
            cdnPrefix={cdnPrefix}
            shape="square"
            full={true}
            priority={true}
          />
        </Clipped>
        <h1 data-page-heading="" tabIndex={-1}>
          {t('member.letter.title', { name: member.name })}
        </h1>
        <About member={member} />
        <Lines aria-hidden="true">
          <i />
          <i />
          <i />
        </Lines>
        <p>{t('member.letter.text', { name: member.name })}</p>
      </Sheet>
      <Envelope>
        <FirstForm lander={lander} slug={slug} profileId={member.id} />
      </Envelope>
    </Desk>
  )
}

const { color, space } = token

const Desk = styled.div`
  display: grid;
  justify-items: center;
  padding: ${space.l} ${space.m} ${space.xl};
  background: linear-gradient(${color.tealSoft}, ${color.paper} 70%);
`

const Sheet = styled.article`
  position: relative;
  display: flow-root;
  width: 100%;
  max-width: 620px;
  padding: ${space.l} ${space.l} ${space.giant};
  background: ${color.surface};
  box-shadow: ${token.shadow.low}, 0 0 0 1px ${color.line};

  & > h1 {
    font-size: clamp(2rem, 6vw, 3.2rem);
    letter-spacing: -0.03em;
    line-height: 1.05;
  }
  & > p {
    margin-block-start: ${space.m};
  }
`

/** Held by a paper clip at the sheet's corner. */
const Clipped = styled.div`
  float: inline-end;
  position: relative;
  width: 38%;
  max-width: 210px;
  margin: calc(-1 * ${space.s}) calc(-1 * ${space.s}) ${space.s} ${space.m};
  padding: 6px;
  background: ${color.surface};
  box-shadow: ${token.shadow.low}, 0 0 0 1px ${color.line};
  rotate: 3deg;

  &::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset: -18px auto auto 22px;
    width: 14px;
    height: 44px;
    border: 3px solid ${color.inkSoft};
    border-radius: 8px;
  }
`

const Lines = styled.div`
  display: grid;
  gap: 30px;
  clear: none;
  padding-block: 36px 8px;

  & > i {
    height: 2px;
    background: ${color.line};
  }
`

/** Its flap lies behind the sheet, its front before it. */
const Envelope = styled.div`
  position: relative;
  width: 100%;
  max-width: 660px;
  margin-block-start: calc(-1 * ${space.xxl});
  padding: ${space.xl} ${space.m} ${space.m};
  border-radius: 0 0 14px 14px;
  background: ${color.coral};
  clip-path: polygon(0 0, 50% 44px, 100% 0, 100% 100%, 0 100%);

  ${from('tablet')} {
    padding: ${space.giant} ${space.xl} ${space.xl};
  }
`
