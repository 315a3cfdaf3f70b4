import { from, token } from '@lonk/shared-ui/token.ts'
import { styled } from 'styled-components'

export const PhotoGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space.s};

  ${from('tablet')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

export const PhotosTitle = styled.h2`
  font-size: ${token.fontSize.l};
`

export const PhotosNote = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.fontSize.s};
`
