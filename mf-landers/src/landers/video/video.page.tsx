import type { PageProps } from '@lonk/shared-events/contract.ts'
import { from, token } from '@lonk/shared-ui/token.ts'
import { styled } from 'styled-components'
import { Film } from '../../film/film.tsx'
import { FirstForm } from '../../first-form.tsx'
import { nicheLight } from '../../lander/theme.ts'
import { useLander } from '../../lander/use-lander.ts'
import type texts from './locales/nl.json'
import { ShotPicture, shotNames } from './shots.tsx'

/** A small cinema with a silent film: two people at a tram stop, and a ticket for you (`/landers/video/:slug?`). */
export const Page = (props: PageProps) => {
  const { t, slug, title, lead, where } = useLander<typeof texts>('video', props)
  const { glow, deep } = nicheLight[slug]
  const shots = shotNames.map((name) => ({
    name,
    picture: <ShotPicture name={name} slug={slug} glow={glow} />,
    caption: t(`shot.${name}`),
  }))
  return (
    <Hall $deep={deep}>
      <Marquee $glow={glow}>
        <h1 data-page-heading="" tabIndex={-1}>
          {title}
        </h1>
        <p>{lead}</p>
      </Marquee>
      <Stage $deep={deep}>
        <Screen>
          <Film
            shots={shots}
            cut="iris"
            told={`${t('told')} ${shots.map(({ caption }) => caption).join(' ')}`}
            pause={t('pause')}
          />
        </Screen>
      </Stage>
      <Ticket>
        <Stub>{t('ticket')}</Stub>
        <FirstForm {...where} />
      </Ticket>
      <Honest>{t('honest')}</Honest>
    </Hall>
  )
}

const { space } = token
const ink = '#2A1D21'
const cream = '#FFF4EC'

/** It is dark in here at noon, too. */
const Hall = styled.div<{ $deep: string }>`
  display: grid;
  gap: ${space.l};
  overflow: hidden;
  padding: ${space.l} ${space.m};
  background: radial-gradient(90% 60% at 40% 0, ${({ $deep }) => $deep}, #120d12);
  color: ${cream};

  ${from('laptop')} {
    grid-template: 'marquee marquee' auto 'stage ticket' auto 'honest honest' auto / minmax(0, 1fr) 420px;
    gap: ${space.l} ${space.xl};
    align-items: center;
    padding: ${space.xl} max(${space.l}, calc(50% - 600px)) ${space.l};
  }
`

/** The board above the door, with its bulbs. */
const Marquee = styled.div<{ $glow: string }>`
  padding: 14px;
  border-radius: ${token.radius.card};
  background: radial-gradient(circle, ${({ $glow }) => $glow} 3.5px, transparent 4.5px) 0 0 / 14px 14px round #2a1d21;
  color: ${ink};
  text-align: center;

  & > * {
    padding: ${space.m};
    background: ${cream};
  }
  & > h1 {
    padding-block-end: ${space.s};
    font-size: clamp(2rem, 6vw, 4rem);
    font-weight: ${token.weight.display};
    letter-spacing: 0.01em;
    line-height: 1;
  }
  & > p {
    padding-block-start: 0;
    font-size: ${token.fontSize.m};
  }
  ${from('laptop')} {
    grid-area: marquee;
  }
`

/** Curtains at both sides, seats in front. */
const Stage = styled.div<{ $deep: string }>`
  position: relative;
  padding: ${space.m} 6% 44px;
  background:
    linear-gradient(90deg, transparent 12%, #120d12 15% 85%, transparent 88%),
    repeating-linear-gradient(90deg, #8f1f3a 0 9px, #6b142b 9px 15px, #b02a4a 15px 21px);

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 34px;
    background: radial-gradient(26px 34px at 50% 100%, #1f1720 98%, transparent) 50% 0 / 62px 100% repeat-x;
  }
  ${from('laptop')} {
    grid-area: stage;
  }
`

const Screen = styled.div`
  padding: 6px;
  background: ${cream};

  @media (prefers-reduced-motion: no-preference) {
    aspect-ratio: 0.98;

    ${from('tablet')} {
      aspect-ratio: 1.12;
    }
  }
`

const Ticket = styled.div`
  width: 100%;
  max-width: 480px;
  margin-inline: auto;

  & > form {
    border-radius: 0 0 ${token.radius.modal} ${token.radius.modal};
  }
  ${from('laptop')} {
    grid-area: ticket;
  }
`

/** What is torn off at the door. */
const Stub = styled.p`
  padding: ${space.s} ${space.m} calc(${space.s} + 6px);
  border-radius: ${token.radius.card} ${token.radius.card} 0 0;
  background:
    radial-gradient(circle at 50% 100%, transparent 5px, #e9b44c 5.5px) 0 100% / 16px 8px repeat-x,
    linear-gradient(#e9b44c, #e9b44c) 0 0 / 100% calc(100% - 8px) no-repeat;
  color: ${ink};
  font-family: ${token.font.display};
  font-weight: ${token.weight.display};
  text-align: center;
`

const Honest = styled.p`
  max-width: 38.5em;
  margin-inline: auto;
  font-size: ${token.fontSize.s};
  text-align: center;

  ${from('laptop')} {
    grid-area: honest;
  }
`
