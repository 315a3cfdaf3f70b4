import { styled } from 'styled-components'
import { token } from './token.ts'
import { useUiText } from './use-ui-text.ts'

/** A green dot with a rim of the surface, and the word for those who cannot see it. Sized by its font size. */
export function OnlineDot() {
  const { t } = useUiText()
  return (
    <>
      <Dot aria-hidden="true" />
      <span className="visually-hidden">{t('person.online')}</span>
    </>
  )
}

const Dot = styled.span`
  display: inline-block;
  width: 1em;
  height: 1em;
  border-radius: ${token.radius.full};
  background: ${token.color.online};
  box-shadow: 0 0 0 0.18em ${token.color.surface};
`
