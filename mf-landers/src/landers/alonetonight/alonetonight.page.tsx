import type { PageProps } from '@lonk/shared-events/contract.ts'
import { from, token } from '@lonk/shared-ui/token.ts'
import { styled } from 'styled-components'
import { hangs } from '../../drawings/cast.ts'
import { FirstForm } from '../../first-form.tsx'
import { nicheLight, onDeep } from '../../lander/theme.ts'
import { useLander } from '../../lander/use-lander.ts'
import type texts from './locales/nl.json'
import { NightStreet } from './night-street.tsx'

/** A canal at night: everybody is at home, and two of them look out of the window (`/landers/alonetonight/:slug?`). */
export const Page = (props: PageProps) => {
  const { t, slug, title, lead, where } = useLander<typeof texts>('alonetonight', props)
  const { glow, deep } = nicheLight[slug]
  const { left, right } = hangs[slug]
  return (
    <Night $deep={deep}>
      <Words>
        <Clock $glow={glow}>{t('time')}</Clock>
        <h1 data-page-heading="" tabIndex={-1}>
          {title}
        </h1>
        <p>{lead}</p>
      </Words>
      <Street>
        <NightStreet glow={glow} deep={deep} left={left[0]} right={right[0]} />
      </Street>
      <Door>
        <FirstForm {...where} />
      </Door>
      <Honest>{t('honest')}</Honest>
    </Night>
  )
}

const { space } = token

const Night = styled.div<{ $deep: string }>`
  position: relative;
  display: grid;
  overflow: hidden;
  padding: ${space.xl} ${space.m} ${space.l};
  background:
    radial-gradient(1.5px 1.5px at 12% 9%, ${onDeep}, transparent),
    radial-gradient(1px 1px at 27% 21%, ${onDeep}, transparent),
    radial-gradient(2px 2px at 44% 6%, ${onDeep}, transparent),
    radial-gradient(1px 1px at 63% 16%, ${onDeep}, transparent),
    radial-gradient(1.5px 1.5px at 81% 8%, ${onDeep}, transparent),
    radial-gradient(1px 1px at 92% 26%, ${onDeep}, transparent),
    linear-gradient(${({ $deep }) => `${$deep}, color-mix(in srgb, ${$deep} 72%, #6d4c7d) 70%, ${$deep}`});
  color: ${onDeep};

  ${from('laptop')} {
    grid-template: 'words door' 1fr 'street street' 0 'honest honest' auto / minmax(0, 1fr) 440px;
    column-gap: ${space.xxl};
    min-height: 860px;
    padding: ${space.xxl} max(${space.xl}, calc(50% - 570px)) 0;
  }
`

const Words = styled.div`
  position: relative;
  z-index: 1;

  & > h1 {
    max-width: 10.5em;
    margin-block: ${space.s} ${space.m};
    font-size: clamp(2.5rem, 7.4vw, 4.9rem);
    font-weight: ${token.weight.display};
    letter-spacing: -0.04em;
    line-height: 0.98;
  }
  & > p {
    max-width: 25.5em;
    font-size: ${token.fontSize.l};
    line-height: ${token.lineHeight.snug};
  }
  ${from('laptop')} {
    grid-area: words;
  }
`

const Clock = styled.span<{ $glow: string }>`
  color: ${({ $glow }) => $glow};
  font-size: ${token.fontSize.m};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.08em;
`

const Street = styled.div`
  height: 300px;
  margin: ${space.s} calc(-1 * ${space.m}) -28px;

  & > svg {
    width: 100%;
    height: 100%;
  }
  ${from('tablet')} {
    height: 420px;
  }
  ${from('laptop')} {
    position: absolute;
    inset: auto 0 56px calc(50% - 812px);
    width: 1284px;
    height: 600px;
    margin: 0;

    /* Both windows are left of the door; the houses beyond are seen where there is room. */
    & > svg {
      overflow: visible;
    }
  }
`

const Door = styled.div`
  position: relative;
  z-index: 1;
  width: 100%;
  max-width: 480px;
  margin-inline: auto;

  ${from('laptop')} {
    grid-area: door;
    align-self: center;
  }
`

const Honest = styled.p`
  position: relative;
  padding-block: ${space.m};
  font-size: ${token.fontSize.s};
  text-align: center;

  ${from('laptop')} {
    grid-area: honest;
    min-height: 56px;
    align-self: end;
  }
`
