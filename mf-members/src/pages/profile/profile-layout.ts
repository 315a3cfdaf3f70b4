import { from, token } from '@lonk/shared-ui/token.ts'
import { styled } from 'styled-components'

/** Photo stage left and words right; one above the other on a phone. */
export const ProfileColumns = styled.div`
  display: grid;
  gap: ${token.space.l};

  ${from('tablet')} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    align-items: start;
    gap: ${token.space.xl};
  }
  ${from('laptop')} {
    gap: ${token.space.xxl};
  }
`
