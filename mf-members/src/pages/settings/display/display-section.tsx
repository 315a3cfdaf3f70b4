import { token } from '@lonk/shared-ui/token.ts'
import { styled } from 'styled-components'
import { CountryChoice } from '../../../choices/country-choice.tsx'
import { SchemeChoice } from '../../../choices/scheme-choice.tsx'
import { Section } from '../parts/section.tsx'
import { LanguageGroup } from './language-group.tsx'

/** In which language, for which country and in which colours the site comes. */
export const DisplaySection = () => (
  <Section name="display">
    <LanguageGroup />
    <Choice>
      <CountryChoice />
    </Choice>
    <Choice>
      <SchemeChoice />
    </Choice>
  </Section>
)

const Choice = styled.div`
  max-width: 440px;
  padding-block-start: ${token.space.m};

  &:empty {
    display: none;
  }
`
