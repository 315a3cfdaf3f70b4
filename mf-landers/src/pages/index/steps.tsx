import type { PageProps } from '@lonk/shared-events/contract.ts'
import { from, token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import eyes from './pictures/eyes.svg'
import firstLine from './pictures/first-line.svg'
import portrait from './pictures/portrait.svg'
import { Band, BandTitle } from './section.tsx'

const steps = [
  /** Being pinned up. */
  { name: 'show', picture: portrait },
  /** One aside, one winking. */
  { name: 'glance', picture: eyes },
  /** And the answer that is being typed. */
  { name: 'say', picture: firstLine },
] as const

/** How it works, in three steps. */
export const Steps = ({ files }: Pick<PageProps, 'files'>) => {
  const { t } = useTranslation('mf-landers')
  return (
    <Sheet>
      <BandTitle>{t('index.steps.title')}</BandTitle>
      <Path>
        {steps.map(({ name, picture }) => (
          <Step key={name}>
            <img src={files + picture} alt="" width={260} height={200} loading="lazy" />
            <h3>{t(`index.steps.${name}.title`)}</h3>
            <p>{t(`index.steps.${name}.text`)}</p>
          </Step>
        ))}
      </Path>
    </Sheet>
  )
}

const { color, space } = token

const Sheet = styled(Band)`
  background: ${color.surface};
  border-block: 1px solid ${color.line};
`

const Path = styled.ol`
  counter-reset: step;
  display: grid;
  gap: ${space.xxl} ${space.xl};
  padding-block-start: ${space.xl};

  ${from('tablet')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    & > :nth-child(2) {
      margin-block-start: ${space.xl};
    }
    & > :nth-child(3) {
      margin-block-start: ${space.giant};
    }
  }
`

const Step = styled.li`
  counter-increment: step;
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  column-gap: ${space.m};

  & > img {
    grid-column: 1 / -1;
    width: min(100%, 280px);
    height: auto;
    margin-block-end: ${space.m};
  }
  &::before {
    content: counter(step);
    grid-row: 2 / 4;
    color: ${color.accentText};
    font-family: ${token.font.display};
    font-size: 3.6rem;
    font-weight: ${token.weight.display};
    line-height: 0.9;
    letter-spacing: -0.05em;
  }
  & > h3 {
    font-size: ${token.fontSize.l};
  }
  & > p {
    grid-column: 2;
    margin-block-start: ${space.tiny};
    max-width: 23em;
    color: ${color.inkSoft};
  }
`
