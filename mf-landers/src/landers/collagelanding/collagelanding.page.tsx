import type { PageProps } from '@lonk/shared-events/contract.ts'
import { from, token } from '@lonk/shared-ui/token.ts'
import { styled } from 'styled-components'
import { cloth } from '../../drawings/palette.ts'
import { FirstForm } from '../../first-form.tsx'
import { nicheLight } from '../../lander/theme.ts'
import { useLander } from '../../lander/use-lander.ts'
import type texts from './locales/nl.json'
import { Scraps } from './scraps.tsx'

/** A work table with scissors, tape and people in pieces; one place is still empty (`/landers/collagelanding/:slug?`). */
export const Page = (props: PageProps) => {
  const { t, slug, title, lead, where } = useLander<typeof texts>('collagelanding', props)
  return (
    <Board $glow={nicheLight[slug].glow}>
      <Pasted>
        <Words>
          <h1 data-page-heading="" tabIndex={-1}>
            <span>{title}</span>
          </h1>
          <p>{lead}</p>
        </Words>
        <Scraps slug={slug} />
        <Note>
          <FirstForm {...where} />
        </Note>
      </Pasted>
      <Honest>{t('honest')}</Honest>
    </Board>
  )
}

const { space } = token
const ink = '#2A1D21'

/** Cutting mat: the same by day and by night, as paper is. */
const Board = styled.div<{ $glow: string }>`
  overflow: hidden;
  padding: ${space.l} ${space.m};
  background:
    linear-gradient(rgb(255 255 255 / 0.07) 1px, transparent 1px) 0 0 / 100% 34px,
    linear-gradient(90deg, rgb(255 255 255 / 0.07) 1px, transparent 1px) 0 0 / 34px 100%,
    ${({ $glow }) => `color-mix(in srgb, ${$glow} 12%, #1f4f4b)`};

  ${from('laptop')} {
    padding: ${space.xl} ${space.l} ${space.l};
  }
`

const Pasted = styled.div`
  display: grid;
  gap: ${space.l};
  max-width: 1200px;
  margin-inline: auto;

  ${from('laptop')} {
    grid-template: 'words scraps' auto 'note scraps' 1fr / minmax(0, 470px) minmax(0, 1fr);
    gap: ${space.l} ${space.xl};
  }
`

const Words = styled.div`
  ${from('laptop')} {
    grid-area: words;
  }
  /* Each line on its own strip of paper, as in a letter that wants to stay unknown. */
  & > h1 {
    font-size: clamp(2.2rem, 6.4vw, 3.9rem);
    font-weight: ${token.weight.display};
    letter-spacing: -0.03em;
    line-height: 1.24;
    rotate: -1.5deg;
  }
  & > h1 > span {
    padding: 0.02em 0.22em 0.08em;
    background: ${cloth.paper};
    box-decoration-break: clone;
    color: ${ink};
  }
  & > p {
    display: table;
    max-width: 25.5em;
    margin-block-start: ${space.m};
    padding: ${space.xs} ${space.m};
    background: ${cloth.mustard};
    clip-path: polygon(0 4%, 12% 0, 38% 3%, 64% 0, 100% 5%, 99% 97%, 71% 100%, 40% 96%, 9% 100%, 0 95%);
    color: ${ink};
    font-size: ${token.fontSize.m};
    rotate: 0.6deg;
  }
`

/** A sheet held by two strips of tape. */
const Note = styled.div`
  position: relative;
  max-width: 480px;
  width: 100%;
  margin-inline: auto;
  rotate: 0.5deg;

  &::before,
  &::after {
    content: '';
    position: absolute;
    z-index: 1;
    top: -14px;
    left: 24px;
    width: 96px;
    height: 28px;
    background: rgb(233 180 76 / 0.72);
    rotate: -5deg;
  }
  &::after {
    right: 24px;
    left: auto;
    rotate: 4deg;
  }
  ${from('laptop')} {
    grid-area: note;
  }
`

const Honest = styled.p`
  max-width: 38.5em;
  margin: ${space.l} auto 0;
  color: ${cloth.paper};
  font-size: ${token.fontSize.s};
  text-align: center;
`
