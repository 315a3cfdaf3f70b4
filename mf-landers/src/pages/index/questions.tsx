import { linkTo } from '@lonk/shared-events/route-names.ts'
import { TextLink } from '@lonk/shared-ui/link.tsx'
import { from, hover, token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { Band, BandTitle } from './section.tsx'

const questions = ['free', 'credit', 'bound', 'real', 'delete'] as const

/** The first questions of the FAQ; native disclosure, so that it opens without script. */
export const Questions = () => {
  const { t } = useTranslation('mf-landers')
  return (
    <Band>
      <Sides>
        <div>
          <BandTitle>{t('index.questions.title')}</BandTitle>
          <More>
            <TextLink to={linkTo('pages-faq')}>{t('index.questions.more')}</TextLink>
          </More>
        </div>
        <div>
          {questions.map((name) => (
            <Question key={name} name="faq">
              <summary>{t(`index.questions.${name}.question`)}</summary>
              <p>{t(`index.questions.${name}.answer`)}</p>
            </Question>
          ))}
        </div>
      </Sides>
    </Band>
  )
}

const { color, space } = token

const Sides = styled.div`
  display: grid;
  gap: ${space.l};

  ${from('laptop')} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space.giant};
  }
`

const More = styled.p`
  margin-block-start: ${space.m};
`

const Question = styled.details`
  border-block-end: 1px solid ${color.line};

  & > summary {
    display: flex;
    justify-content: space-between;
    gap: ${space.m};
    padding-block: ${space.m};
    font-family: ${token.font.display};
    font-size: ${token.fontSize.l};
    font-weight: ${token.weight.display};
    line-height: ${token.lineHeight.snug};
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary::after {
    content: '+';
    flex: none;
    color: ${color.accentText};
    font-size: 1.3em;
    line-height: 1;
  }
  &[open] > summary::after {
    content: '–';
  }
  ${hover} {
    & > summary:hover {
      color: ${color.accentText};
    }
  }
  & > p {
    max-width: 38.5em;
    padding-block-end: ${space.l};
    color: ${color.inkSoft};
  }
`
