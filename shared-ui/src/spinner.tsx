import { keyframes, styled } from 'styled-components'
import { token } from './token.ts'

const turn = keyframes`
  to { transform: rotate(1turn); }
`

/** A turning ring in the text's colour and size; decorative, so whoever shows it says the words. */
export function Spinner() {
  return <Ring aria-hidden="true" />
}

const Ring = styled.span`
  display: inline-block;
  width: 1.2em;
  height: 1.2em;
  border: 0.16em solid currentcolor;
  border-inline-end-color: transparent;
  border-radius: ${token.radius.full};
  animation: ${turn} 800ms linear infinite;
`
