import type { PageProps } from '@lonk/shared-events/contract.ts'
import { from, hover, token } from '@lonk/shared-ui/token.ts'
import { ChevronDown } from 'lucide-react'
import { styled } from 'styled-components'
import { FirstForm } from '../../first-form.tsx'
import { slugs } from '../../lander/slugs.ts'
import { nicheLight } from '../../lander/theme.ts'
import { useLander } from '../../lander/use-lander.ts'
import type texts from './locales/nl.json'
import { darlingNames, thingNames } from './things.tsx'
import { Tiles } from './tiles.tsx'

/**
 * A poster of things that glance at one another, to tick what one likes (`/landers/iconslanding/:slug?`). Those for
 * adults lie behind a button that says so; where the entry warning shows, nothing can be pressed before it is closed.
 */
export const Page = (props: PageProps) => {
  const { t, slug, title, lead, where } = useLander<typeof texts>('iconslanding', props)
  // Each niche begins with other things.
  const first = slugs.indexOf(slug) * 5
  const things = thingNames.map((_, index) => thingNames[(index + first) % thingNames.length] ?? 'coffee')
  return (
    <Poster>
      <Words $glow={nicheLight[slug].glow}>
        <h1 data-page-heading="" tabIndex={-1}>
          {title}
        </h1>
        <p>{lead}</p>
      </Words>
      <Choice>
        <Question id="iconslanding-question">{t('question')}</Question>
        <section aria-labelledby="iconslanding-question">
          <Tiles names={things} />
          <Adults>
            <summary>
              <b>18+</b> {t('adults')} <ChevronDown aria-hidden="true" size="1.2em" />
            </summary>
            <Tiles names={darlingNames} />
          </Adults>
        </section>
        <Chosen aria-hidden="true">{t('chosen')}</Chosen>
      </Choice>
      <Start>
        <FirstForm {...where} />
        <Honest>{t('honest')}</Honest>
      </Start>
    </Poster>
  )
}

const { color, space } = token
const ink = '#2A1D21'

/** A grid, a few flat colours, letters as large as they go. */
const Poster = styled.div`
  display: grid;
  background: ${color.paper};

  ${from('laptop')} {
    grid-template: 'words words' auto 'choice start' 1fr / minmax(0, 1fr) minmax(380px, 32%);
  }
`

const Words = styled.div<{ $glow: string }>`
  padding: ${space.l} ${space.m};
  background: ${({ $glow }) => $glow};
  color: ${ink};

  & > h1 {
    max-width: 10.5em;
    font-size: clamp(2.7rem, 9.4vw, 7rem);
    font-weight: ${token.weight.display};
    letter-spacing: -0.055em;
    line-height: 0.88;
  }
  & > p {
    max-width: 29.5em;
    margin-block-start: ${space.m};
    font-size: ${token.fontSize.l};
    line-height: ${token.lineHeight.snug};
  }
  ${from('laptop')} {
    grid-area: words;
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 32%);
    gap: ${space.xl};
    align-items: end;
    padding: ${space.xl} ${space.l} ${space.l};

    & > h1 {
      font-size: clamp(4rem, 7.4vw, 7rem);
    }
  }
`

const Choice = styled.div`
  counter-reset: chosen;

  & input:checked {
    counter-increment: chosen;
  }
  ${from('laptop')} {
    grid-area: choice;
  }
`

const Question = styled.h2`
  padding: ${space.m};
  font-size: ${token.fontSize.l};

  ${from('laptop')} {
    padding-inline: ${space.l};
  }
`

const Adults = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    gap: ${space.s};
    min-height: 56px;
    padding: ${space.s} ${space.m};
    background: ${ink};
    color: #fff4ec;
    cursor: pointer;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > b {
    padding: 2px 10px;
    border-radius: ${token.radius.full};
    background: #fff4ec;
    color: ${ink};
  }
  & > summary > svg {
    flex: none;
    margin-inline-start: auto;
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
  & > summary:focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: -5px;
  }
  ${hover} {
    & > summary:hover {
      background: #46343a;
    }
  }
  & > ul {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

/** Counted by the page's own rules: it works without script, and is kept nowhere. */
const Chosen = styled.p`
  padding: ${space.m};
  color: ${color.inkSoft};
  font-size: ${token.fontSize.s};
  font-variant-numeric: tabular-nums;

  &::after {
    content: ' ' counter(chosen);
    color: ${color.ink};
    font-weight: ${token.weight.display};
  }
  ${from('laptop')} {
    padding-inline: ${space.l};
  }
`

const Start = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.m};
  width: 100%;
  max-width: 512px;
  margin-inline: auto;
  padding: ${space.s} ${space.m} ${space.l};

  ${from('laptop')} {
    grid-area: start;
    position: sticky;
    top: 80px;
    align-self: start;
    max-width: none;
    padding: ${space.l};
  }
`

const Honest = styled.p`
  color: ${color.inkSoft};
  font-size: ${token.fontSize.s};
  text-align: center;
`
