import { from, token } from '@lonk/shared-ui/token.ts'
import { css, styled } from 'styled-components'

/** A band of the page from edge to edge; its content keeps to the site's column. */
export const Band = styled.section`
  padding: ${token.space.xxl} ${token.space.m};

  ${from('tablet')} {
    padding: ${token.space.giant} ${token.space.l};
  }
  & > * {
    max-width: 1140px;
    margin-inline: auto;
  }
`

/** The size of a band's heading. */
export const bandTitle = css`
  font-size: clamp(${token.fontSize.xl}, 4.4vw, ${token.fontSize.display});
  letter-spacing: -0.025em;
`

export const BandTitle = styled.h2`
  ${bandTitle}
`

export const BandLead = styled.p`
  max-width: 33.5em;
  margin-block-start: ${token.space.s};
  color: ${token.color.inkSoft};
  font-size: ${token.fontSize.l};
  line-height: ${token.lineHeight.snug};
`
