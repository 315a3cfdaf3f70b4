import type { PageProps } from '@lonk/shared-events/contract.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { furtherDown } from '@lonk/shared-ui/further-down.tsx'
import { TextLink } from '@lonk/shared-ui/link.tsx'
import { from, token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { hangs } from '../../drawings/cast.ts'
import { FirstForm } from '../../first-form.tsx'
import { useLander } from '../../lander/use-lander.ts'
import type texts from './locales/nl.json'
import { Wing } from './wing.tsx'

const leftLabels = ['long', 'reading', 'first'] as const
const rightLabels = ['while', 'seen', 'back'] as const

/** On a telephone it hangs below the door. */
const RightWing = furtherDown(Wing)

/**
 * A gallery at night: portraits on a wall, all glancing at the one door (`/landers/gallery/:slug?`).
 * Each niche is published as a variant; where the document had none, it is hung once the page is live.
 */
export const Page = (props: PageProps) => {
  const { t: shared } = useTranslation('mf-landers')
  const { t, slug, title, lead, where } = useLander<typeof texts>('gallery', props)
  const { wall, left, right } = hangs[slug]
  return (
    <Wall $tint={wall}>
      <Hanging>
        <Wing people={left} labels={leftLabels} wall={wall} />
        <Door>
          <Title data-page-heading="" tabIndex={-1}>
            {title}
          </Title>
          <Lead>{lead}</Lead>
          <FirstForm {...where} />
          <Aside>
            <TextLink to={linkTo('members')}>{shared('index.hero.look')}</TextLink>
            <TextLink to={linkTo('pricing')}>{shared('index.prices.all')}</TextLink>
          </Aside>
        </Door>
        <RightWing people={right} labels={rightLabels} wall={wall} />
      </Hanging>
      <Honest>{t('honest')}</Honest>
    </Wall>
  )
}

const { color, space } = token

const Wall = styled.div<{ $tint: number }>`
  padding: ${space.l} ${space.m} 0;
  /* Wallpaper: the tint with a stripe, and a skirting board at its foot. */
  background:
    linear-gradient(${color.paper}, ${color.paper}) 0 100% / 100% 96px no-repeat,
    linear-gradient(${color.ink}, ${color.ink}) 0 calc(100% - 96px) / 100% 4px no-repeat,
    repeating-linear-gradient(90deg, transparent 0 38px, rgb(255 255 255 / 0.14) 38px 40px),
    ${({ $tint }) => `color-mix(in srgb, var(--lonk-tint-${$tint}) 78%, ${color.paper})`};

  ${from('tablet')} {
    padding: ${space.xxl} ${space.l} 0;
  }
`

const Hanging = styled.div`
  display: grid;
  gap: ${space.l};
  max-width: 1200px;
  margin-inline: auto;

  ${from('laptop')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 480px) minmax(0, 1fr);
    /* Not centred: while a slow document comes, a wing would move with each of its portraits. */
    align-items: start;
    gap: ${space.xl};
  }
`

const Door = styled.div`
  display: grid;
  gap: ${space.m};
  text-align: center;

  & legend {
    margin-inline: auto;
  }
`

const Title = styled.h1`
  font-size: clamp(2.2rem, 6vw, 3.6rem);
  font-weight: ${token.weight.display};
  letter-spacing: -0.04em;
  line-height: 1;
`

const Lead = styled.p`
  font-size: ${token.fontSize.l};
  line-height: ${token.lineHeight.snug};
`

const Aside = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.xs} ${space.l};

  & > a {
    /* Room for a finger, not for the eye. */
    margin-block: -9px;
    padding-block: 11px;
    color: ${color.ink};
  }
`

const Honest = styled.p`
  max-width: 38.5em;
  min-height: 96px;
  margin: ${space.xl} auto 0;
  padding-block: ${space.m};
  color: ${color.inkSoft};
  font-size: ${token.fontSize.s};
  text-align: center;
`
