import { token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { LengthState } from './text-length.ts'

/** How many more characters fit, once that matters. */
export const LengthCounter = ({ length }: { length: LengthState }) => {
  const { t } = useTranslation('mf-chat')
  if (length.kind === 'fine') return null
  if (length.kind === 'near') return <Near>{t('composer.left', { count: length.left })}</Near>
  return <Over role="alert">{t('composer.tooLong', { count: length.over })}</Over>
}

const Near = styled.span`
  color: ${token.color.inkSoft};
  font-variant-numeric: tabular-nums;
`

const Over = styled(Near)`
  color: ${token.color.danger};
  font-weight: ${token.weight.strong};
`
