import { useShared } from '@lonk/shared-events/react.ts'
import { measure } from '@lonk/shared-ui/prose.ts'
import { token } from '@lonk/shared-ui/token.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { ConsentButtons } from './consent-buttons.tsx'
import { useConsent } from './use-consent.ts'

/** On the page about cookies: what was chosen, and the same two buttons to change it at any time. */
export const CookieChoice = () => {
  const { t } = useTranslation('shell')
  const locale = useShared('locale')
  const consent = useConsent()
  const headingId = useId()
  const { choice } = consent
  const date = choice && new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(choice.at)
  return (
    <Card aria-labelledby={headingId}>
      <h2 id={headingId}>{t('consent.yours')}</h2>
      <p role="status">
        {choice
          ? t(choice.marketing ? 'consent.choseAll' : 'consent.choseNecessary', { date })
          : t('consent.none')}
      </p>
      <Buttons>
        <ConsentButtons consent={consent} />
      </Buttons>
    </Card>
  )
}

const { space } = token

const Card = styled.section`
  display: grid;
  gap: ${space.m};
  max-width: ${measure};
  margin: ${space.xl} auto 0;
  padding: ${space.l};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};

  & > h2 {
    font-size: ${token.fontSize.l};
  }
`

const Buttons = styled.div`
  display: grid;
  gap: ${space.s};
  max-width: 400px;
`
