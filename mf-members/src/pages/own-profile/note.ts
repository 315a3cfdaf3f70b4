import { token } from '@lonk/shared-ui/token.ts'
import { styled } from 'styled-components'

/** What is good to know beside what is to be done. */
export const Note = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.fontSize.s};
`
