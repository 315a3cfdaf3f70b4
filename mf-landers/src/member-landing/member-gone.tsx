import type { ProfileCard } from '@lonk/shared-api/schemas/profile.ts'
import { from, token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { FirstForm } from '../first-form.tsx'
import { MemberCards } from './member-cards.tsx'

interface MemberGoneProps {
  readonly others: readonly ProfileCard[]
  readonly lander: string
  readonly slug: string | undefined
}

/** An empty chair: the member is gone, or chose not to be shown; which of the two is nobody's business. */
export const MemberGone = ({ others, lander, slug }: MemberGoneProps) => {
  const { t } = useTranslation('mf-landers')
  return (
    <Room>
      <Words>
        <svg viewBox="0 0 160 130" aria-hidden="true" focusable="false">
          <path d="M46 122V58c0-30 68-30 68 0v64M34 86h92M40 86v36M120 86v36" />
        </svg>
        <h1 data-page-heading="" tabIndex={-1}>
          {t('member.gone.title')}
        </h1>
        <p>{t('member.gone.text')}</p>
      </Words>
      <FirstForm lander={lander} slug={slug} />
      {others.length > 0 ? (
        <Others>
          <h2>{t('member.gone.others')}</h2>
          <MemberCards members={others} />
        </Others>
      ) : null}
    </Room>
  )
}

const { color, space } = token

const Room = styled.div`
  display: grid;
  justify-content: center;
  grid-template-columns: minmax(0, 480px);
  gap: ${space.l};
  padding: ${space.l} ${space.m} ${space.xl};
`

const Words = styled.div`
  text-align: center;

  & > svg {
    width: 160px;
    height: auto;
    margin-inline: auto;
    fill: none;
    stroke: ${color.inkSoft};
    stroke-linecap: round;
    stroke-width: 5;
  }
  & > h1 {
    margin-block: ${space.m} ${space.s};
    font-size: ${token.fontSize.xl};
  }
`

const Others = styled.section`
  display: grid;
  gap: ${space.m};

  ${from('laptop')} {
    width: min(1140px, calc(100vw - 64px));
    justify-self: center;
  }
  & > h2 {
    font-size: ${token.fontSize.l};
  }
`
