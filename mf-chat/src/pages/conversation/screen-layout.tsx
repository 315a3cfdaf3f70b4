import { from, hover, token } from '@lonk/shared-ui/token.ts'
import { Link } from 'react-router'
import { styled } from 'styled-components'

const { color, space } = token

/** As high as what is visible of the window below the page's top: an on-screen keyboard never covers the field. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  height: var(--visible-height, 100dvh);
  container-type: size;
  /* The width of a panel that another part shows beside the page, while it does. */
  padding-inline-end: var(--side-panel, 0px);
  background: ${color.paper};

  ${from('tablet')} {
    grid-template-columns: clamp(300px, 33%, 400px) minmax(0, 1fr);
  }
  ${from('laptop')} {
    grid-template-columns: 80px clamp(300px, 33%, 400px) minmax(0, 1fr);
  }
`

export const ListColumn = styled.section`
  padding: ${space.s} ${space.xs} ${space.l};
  border-inline-end: 1px solid ${color.line};
  overflow-y: auto;
  overscroll-behavior: contain;
`

export const ListHeading = styled(Link)`
  display: inline-block;
  margin: ${space.xs} ${space.s} ${space.s};
  color: ${color.ink};
  font-family: ${token.font.display};
  font-size: ${token.fontSize.l};
  font-weight: ${token.weight.display};
  text-decoration: none;

  ${hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`

export const Main = styled.div`
  min-width: 0;
  min-height: 0;
`
