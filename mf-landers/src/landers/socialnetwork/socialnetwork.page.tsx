import type { PageProps } from '@lonk/shared-events/contract.ts'
import { from, token } from '@lonk/shared-ui/token.ts'
import { styled } from 'styled-components'
import { FirstForm } from '../../first-form.tsx'
import { nicheLight } from '../../lander/theme.ts'
import { useLander } from '../../lander/use-lander.ts'
import { GlanceWeb } from './glance-web.tsx'
import type texts from './locales/nl.json'

/** Who knows whom, drawn as a map of glances that all end at one open place: yours (`/landers/socialnetwork/:slug?`). */
export const Page = (props: PageProps) => {
  const { t, slug, title, lead, where } = useLander<typeof texts>('socialnetwork', props)
  return (
    <Paper>
      <Sheet>
        <Words>
          <h1 data-page-heading="" tabIndex={-1}>
            {title}
          </h1>
          <p>{lead}</p>
        </Words>
        <Web>
          <GlanceWeb slug={slug} glow={nicheLight[slug].glow} />
        </Web>
        <Start>
          <FirstForm {...where} />
        </Start>
      </Sheet>
      <Honest>{t('honest')}</Honest>
    </Paper>
  )
}

const { color, space } = token

const Paper = styled.div`
  overflow: hidden;
  padding: ${space.l} ${space.m};
  background: radial-gradient(${color.line} 1.5px, transparent 1.5px) 0 0 / 26px 26px ${color.paper};

  ${from('laptop')} {
    padding: ${space.xl} ${space.l} ${space.l};
  }
`

const Sheet = styled.div`
  display: grid;
  gap: ${space.m};
  max-width: 1180px;
  margin-inline: auto;

  ${from('laptop')} {
    grid-template: 'words web' auto 'start web' 1fr / minmax(0, 430px) minmax(0, 1fr);
    gap: ${space.l} ${space.xl};
    align-items: start;
  }
`

const Words = styled.div`
  ${from('laptop')} {
    grid-area: words;
    padding-block-start: ${space.l};
  }
  & > h1 {
    font-size: clamp(2.2rem, 5.6vw, 3.5rem);
    font-weight: ${token.weight.display};
    letter-spacing: -0.04em;
    line-height: 1;
  }
  & > p {
    margin-block-start: ${space.m};
    color: ${color.inkSoft};
    font-size: ${token.fontSize.l};
    line-height: ${token.lineHeight.snug};
  }
`

const Web = styled.div`
  max-width: 620px;
  width: 100%;
  margin-inline: auto;

  ${from('laptop')} {
    grid-area: web;
    max-width: none;
  }
`

const Start = styled.div`
  ${from('laptop')} {
    grid-area: start;
  }
`

const Honest = styled.p`
  max-width: 38.5em;
  margin: ${space.l} auto 0;
  color: ${color.inkSoft};
  font-size: ${token.fontSize.s};
  text-align: center;
`
