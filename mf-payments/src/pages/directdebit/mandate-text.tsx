import { token } from '@lonk/shared-ui/token.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'

/** What is signed, word for word as the server keeps it. */
export const MandateText = ({ text }: { readonly text: string }) => {
  const { t } = useTranslation('mf-payments')
  const id = useId()
  return (
    <Sheet aria-labelledby={id}>
      <Title id={id}>{t('directdebit.mandate')}</Title>
      <p>{text}</p>
    </Sheet>
  )
}

const Sheet = styled.section`
  display: grid;
  gap: ${token.space.xs};
  padding: ${token.space.m};
  border: 1px solid ${token.color.line};
  border-inline-start: 4px solid ${token.color.lineStrong};
  border-radius: ${token.radius.field};
  background: ${token.color.surface};
  font-size: ${token.fontSize.s};
`

const Title = styled.h3`
  font-size: ${token.fontSize.m};
`
