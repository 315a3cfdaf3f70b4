import type { PageProps } from '@lonk/shared-events/contract.ts'
import { from, token } from '@lonk/shared-ui/token.ts'
import { styled } from 'styled-components'
import { FirstForm } from '../../first-form.tsx'
import { useLander } from '../../lander/use-lander.ts'
import type texts from './locales/nl.json'
import { SwipeCard } from './swipe-card.tsx'
import { swipePeople } from './swipe-people.ts'

/**
 * Three drawn people, one after the other, and then whoever chose is asked themselves (`/landers/tinderswipe`). The
 * answers are ticks: the stack needs no script, and neither keyboard nor screen reader needs another way.
 */
export const Page = (props: PageProps) => {
  const { t, title, lead, where } = useLander<typeof texts>('tinderswipe', props)
  return (
    <Table>
      <Words>
        <h1 data-page-heading="" tabIndex={-1}>
          {title}
        </h1>
        <p>{lead}</p>
      </Words>
      <Stack>
        {swipePeople.map(({ name, ...person }, index) => (
          <SwipeCard
            key={name}
            name={name}
            {...person}
            says={t(`says.${name}`)}
            place={t('place', { number: index + 1, count: swipePeople.length })}
            answers={{ look: t('look'), pass: t('pass') }}
            drawn={t('drawn')}
          />
        ))}
        <Turn>
          <h2>{t('turn.title')}</h2>
          <p>{t('turn.text')}</p>
          <FirstForm {...where} />
        </Turn>
      </Stack>
      <Honest>{t('honest')}</Honest>
    </Table>
  )
}

const { color, space } = token

const Table = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.l};
  overflow: hidden;
  padding: ${space.l} ${space.m};
  background:
    radial-gradient(60% 50% at 12% 20%, ${color.accentSoft}, transparent),
    radial-gradient(60% 50% at 88% 80%, ${color.tealSoft}, transparent), ${color.paper};

  /* The words stand where the stack will have them before it has come, and before the two lines below them have. */
  ${from('laptop')} {
    grid-template:
      'words stack' minmax(30.65rem, 1fr)
      'honest stack' minmax(2.8rem, auto)
      / minmax(0, 520px) minmax(0, 460px);
    justify-content: center;
    align-items: center;
    column-gap: ${space.giant};
    padding-block: ${space.xl};
  }
`

const Words = styled.div`
  text-align: center;

  & > h1 {
    font-size: clamp(2.3rem, 7vw, 4.4rem);
    font-weight: ${token.weight.display};
    letter-spacing: -0.045em;
    line-height: 0.98;
  }
  & > p {
    max-width: 25.5em;
    margin: ${space.m} auto 0;
    font-size: ${token.fontSize.l};
    line-height: ${token.lineHeight.snug};
  }
  ${from('laptop')} {
    grid-area: words;
    align-self: end;
    text-align: start;

    & > p {
      margin-inline: 0;
    }
  }
`

/** All cards lie in one cell; whoever is not answered yet and has nobody unanswered above is in sight. */
const Stack = styled.div`
  display: grid;
  width: 100%;
  max-width: 440px;
  min-height: 560px;

  & > * {
    grid-area: 1 / 1;
  }
  ${from('laptop')} {
    grid-area: stack;
    justify-self: end;
  }
  & > fieldset:has(input:checked) {
    visibility: hidden;
    opacity: 0;
    pointer-events: none;
  }
  & > fieldset:has(input[value='look']:checked) {
    transform: translateX(120%) rotate(16deg);
  }
  & > fieldset:has(input[value='pass']:checked) {
    transform: translateX(-120%) rotate(-16deg);
  }
  /* Only the top card can be answered; the next two show their edges. */
  & > fieldset:not(:has(input:checked)) ~ fieldset {
    visibility: hidden;
  }
  & > fieldset:not(:has(input:checked)) ~ div {
    visibility: hidden;
    opacity: 0;
  }
  @media (prefers-reduced-motion: no-preference) {
    & > fieldset,
    & > div {
      transition:
        transform 320ms ${token.easing.out},
        opacity 320ms ${token.easing.out},
        visibility 320ms;
    }
  }
`

const Turn = styled.div`
  display: grid;
  align-content: center;
  gap: ${space.m};
  text-align: center;

  & > h2 {
    font-size: ${token.fontSize.display};
    letter-spacing: -0.03em;
  }
`

const Honest = styled.p`
  max-width: 33.5em;
  color: ${color.inkSoft};
  font-size: ${token.fontSize.s};
  text-align: center;

  ${from('laptop')} {
    grid-area: honest;
    justify-self: start;
    text-align: start;
  }
`
