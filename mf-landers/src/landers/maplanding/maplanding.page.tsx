import type { PageProps } from '@lonk/shared-events/contract.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { from, hover, token } from '@lonk/shared-ui/token.ts'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import { FirstForm } from '../../first-form.tsx'
import { nicheLight } from '../../lander/theme.ts'
import { useLander } from '../../lander/use-lander.ts'
import { CountryMap } from './country-map.tsx'
import type texts from './locales/nl.json'
import { provinces } from './provinces.ts'
import { useMembersByProvince } from './use-members-by-province.ts'

/** The country on a table, a pin in each province, and how many glance there (`/landers/maplanding/:slug?`). */
export const Page = (props: PageProps) => {
  const { t, slug, title, lead, where } = useLander<typeof texts>('maplanding', props)
  const counted = useMembersByProvince()
  const here = counted.filter(({ members }) => members > 0)
  return (
    <Sea>
      <Chart>
        <Words>
          <h1 data-page-heading="" tabIndex={-1}>
            {title}
          </h1>
          <p>{lead}</p>
        </Words>
        <Country>
          <CountryMap
            members={new Map(here.map(({ code, members }) => [code, members]))}
            glow={nicheLight[slug].glow}
          />
        </Country>
        <Start>
          <FirstForm {...where} />
        </Start>
        <Legend aria-label={t('provinces')}>
          {provinces.map(({ code, name }) => {
            const known = here.find((province) => province.code === code)
            return (
              <li key={code}>
                {known ? (
                  <Link to={linkTo('members', {}, { countryregion: known.region })}>
                    {name} <b>{known.members}+</b>
                  </Link>
                ) : (
                  <span>{name}</span>
                )}
              </li>
            )
          })}
        </Legend>
      </Chart>
      <Honest>{t('honest')}</Honest>
    </Sea>
  )
}

const { color, space } = token

const Sea = styled.div`
  overflow: hidden;
  padding: ${space.l} ${space.m};
  background:
    repeating-radial-gradient(circle at 0 22%, transparent 0 22px, ${color.line} 22px 23px) 0 0 / 100% 100%,
    ${color.tealSoft};

  ${from('laptop')} {
    padding: ${space.xl} ${space.l} ${space.l};
  }
`

const Chart = styled.div`
  display: grid;
  gap: ${space.l};
  max-width: 1180px;
  margin-inline: auto;

  ${from('laptop')} {
    grid-template: 'words map' auto 'start map' auto 'legend map' 1fr / minmax(0, 480px) minmax(0, 1fr);
    column-gap: ${space.xxl};
    align-items: start;
  }
`

const Words = styled.div`
  ${from('laptop')} {
    grid-area: words;
  }
  & > h1 {
    font-size: clamp(2.3rem, 6vw, 4rem);
    font-weight: ${token.weight.display};
    letter-spacing: -0.04em;
    line-height: 0.98;
  }
  & > p {
    margin-block-start: ${space.m};
    font-size: ${token.fontSize.l};
    line-height: ${token.lineHeight.snug};
  }
`

const Country = styled.div`
  max-width: 420px;
  width: 100%;
  margin-inline: auto;

  ${from('tablet')} {
    max-width: 600px;
  }
  ${from('laptop')} {
    grid-area: map;
  }
`

const Start = styled.div`
  ${from('laptop')} {
    grid-area: start;
  }
`

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};

  ${from('laptop')} {
    grid-area: legend;
  }
  & a,
  & span {
    display: flex;
    align-items: center;
    gap: ${space.xs};
    min-height: 44px;
    padding-inline: ${space.m};
    border-radius: ${token.radius.full};
    background: ${color.surface};
    box-shadow: inset 0 0 0 1px ${color.line};
    color: ${color.ink};
    font-size: ${token.fontSize.s};
    text-decoration: none;
  }
  & b {
    font-variant-numeric: tabular-nums;
  }
  ${hover} {
    & a:hover {
      background: ${color.tint};
    }
  }
`

const Honest = styled.p`
  max-width: 38.5em;
  margin: ${space.l} auto 0;
  font-size: ${token.fontSize.s};
  text-align: center;
`
