import type { PageProps } from '@lonk/shared-events/contract.ts'
import { from, token } from '@lonk/shared-ui/token.ts'
import { styled } from 'styled-components'
import { Film } from '../../film/film.tsx'
import { FirstForm } from '../../first-form.tsx'
import { nicheLight } from '../../lander/theme.ts'
import { useLander } from '../../lander/use-lander.ts'
import { type CircleName, CirclePicture, circleNames } from './circles.tsx'
import type texts from './locales/nl.json'

const clock: Readonly<Record<CircleName, string>> = {
  sun: '07:10',
  coffee: '08:30',
  wheel: '12:45',
  record: '19:20',
  moon: '22:50',
  eye: '22:51',
}

/**
 * A day in one circle: sun, coffee, wheel, record, moon, and then an eye that looks at you
 * (`/landers/transitionsvideolanding/:slug?`).
 */
export const Page = (props: PageProps) => {
  const { t, slug, title, lead, where } = useLander<typeof texts>('transitionsvideolanding', props)
  const shots = circleNames.map((name) => ({
    name,
    picture: <CirclePicture name={name} slug={slug} glow={nicheLight[slug].glow} />,
    caption: (
      <span>
        <Time>{clock[name]}</Time> {t(`shot.${name}`)}
      </span>
    ),
  }))
  return (
    <Split>
      <Words>
        <h1 data-page-heading="" tabIndex={-1}>
          {title}
        </h1>
        <p>{lead}</p>
      </Words>
      <Half>
        <Film
          shots={shots}
          cut="burst"
          told={`${t('told')} ${circleNames.map((name) => `${clock[name]} ${t(`shot.${name}`)}`).join(' ')}`}
          pause={t('pause')}
        />
      </Half>
      <Start>
        <FirstForm {...where} />
      </Start>
      <Honest>{t('honest')}</Honest>
    </Split>
  )
}

const { color, space } = token

/** Edge to edge: half of it is the film. */
const Split = styled.div`
  display: grid;
  gap: ${space.l};
  padding-block: ${space.l};
  background: ${color.paper};

  ${from('laptop')} {
    grid-template: 'words film' auto 'start film' auto 'honest film' 1fr / minmax(0, 1fr) minmax(0, 1.15fr);
    min-height: 800px;
    padding-block: 0;

    && > * {
      padding-inline: max(${space.l}, calc(100% - 540px)) ${space.xl};
    }
  }
`

const Words = styled.div`
  padding-inline: ${space.m};

  & > h1 {
    font-size: clamp(2.6rem, 8vw, 5rem);
    font-weight: ${token.weight.display};
    letter-spacing: -0.05em;
    line-height: 0.94;
  }
  & > p {
    max-width: 28em;
    margin-block-start: ${space.m};
    font-size: ${token.fontSize.l};
    line-height: ${token.lineHeight.snug};
  }
  ${from('laptop')} {
    grid-area: words;
    /* Not centred: a slow document would move it as the form below it arrives. */
    padding-block-start: 96px;

    & > h1 {
      font-size: clamp(3.2rem, 5vw, 4.6rem);
    }
  }
`

const Half = styled.div`
  @media (prefers-reduced-motion: reduce) {
    padding-inline: ${space.m};
  }
  @media (prefers-reduced-motion: no-preference) {
    height: min(96vw, 520px);
  }
  ${from('laptop')} {
    grid-area: film;
    height: auto;

    &&& {
      padding: 0;
    }
    @media (prefers-reduced-motion: reduce) {
      align-self: center;

      &&& {
        padding: ${space.l};
      }
    }
  }
`

const Start = styled.div`
  width: 100%;
  margin-inline: auto;
  padding-inline: ${space.m};

  ${from('tablet')} {
    max-width: 512px;
  }
  ${from('laptop')} {
    grid-area: start;
    max-width: none;
  }
`

const Time = styled.b`
  margin-inline-end: 0.4em;
  font-family: ${token.font.display};
  font-size: ${token.fontSize.xl};
  font-variant-numeric: tabular-nums;
`

const Honest = styled.p`
  padding-inline: ${space.m};
  color: ${color.inkSoft};
  font-size: ${token.fontSize.s};
  text-align: center;

  ${from('laptop')} {
    grid-area: honest;
    padding-block-end: ${space.l};
    text-align: start;
  }
`
