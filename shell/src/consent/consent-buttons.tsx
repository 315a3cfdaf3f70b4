import { Button } from '@lonk/shared-ui/button.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { useConsent } from './use-consent.ts'

/** Two answers of the same size, colour and distance: refusing is as easy as accepting. */
export const ConsentButtons = ({ consent }: { readonly consent: ReturnType<typeof useConsent> }) => {
  const { t } = useTranslation('shell')
  const errorText = useErrorText()
  return (
    <>
      <Pair>
        <Button variant="secondary" size="small" wide onClick={() => consent.choose('necessary')}>
          {t('consent.necessary')}
        </Button>
        <Button
          variant="secondary"
          size="small"
          wide
          busy={consent.busy === 'all'}
          onClick={() => consent.choose('all')}
        >
          {t('consent.all')}
        </Button>
      </Pair>
      {consent.failure !== null && <Failure role="alert">{errorText(consent.failure)}</Failure>}
    </>
  )
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token.space.xs};

  & > button {
    min-height: 44px;
  }
`

const Failure = styled.p`
  color: ${token.color.danger};
`
