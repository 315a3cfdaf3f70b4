import { Card } from '@lonk/shared-ui/card.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { SectionName } from './sections.ts'

export const headingId = (name: SectionName): string => `settings-${name}`

interface SectionProps {
  readonly name: SectionName
  readonly children: ReactNode
}

/** One sheet of the page. Its heading is there before its contents, so that an anchor finds it. */
export const Section = ({ name, children }: SectionProps) => {
  const { t } = useTranslation('mf-members')
  return (
    <Sheet id={name} aria-labelledby={headingId(name)}>
      <Title id={headingId(name)} tabIndex={-1}>
        {t(`settings.${name}.title`)}
      </Title>
      <Lead>{t(`settings.${name}.lead`)}</Lead>
      {children}
    </Sheet>
  )
}

const { space } = token

// `as` here would take the place of the card and its look.
const Sheet = styled(Card).attrs({ forwardedAs: 'section' })`
  scroll-margin-block-start: 88px;
`

const Title = styled.h2`
  font-size: ${token.fontSize.l};
`

const Lead = styled.p`
  margin-block: ${space.tiny} ${space.l};
  color: ${token.color.inkSoft};
  font-size: ${token.fontSize.s};
`
