import { Link, type LinkProps } from 'react-router'
import { styled } from 'styled-components'
import { hover, token } from './token.ts'

/** `to` from `linkTo`, never put together by hand. The words alone must say where it leads. */
export interface TextLinkProps extends LinkProps {
  /** In ink, underlined only under the pointer: for names, titles and footers that are plainly links. */
  subtle?: boolean
}

/** A link inside the site, in running text. Leaving the site is an `<a href>`. */
export function TextLink({ subtle = false, ...rest }: TextLinkProps) {
  return <Styled {...rest} $subtle={subtle} />
}

const Styled = styled(Link)<{ $subtle: boolean }>`
  color: ${({ $subtle }) => ($subtle ? 'inherit' : token.color.accentText)};
  font-weight: ${({ $subtle }) => ($subtle ? 'inherit' : token.weight.medium)};
  text-decoration-line: ${({ $subtle }) => ($subtle ? 'none' : 'underline')};
  border-radius: ${token.space.tiny};

  ${hover} {
    &:hover {
      text-decoration-line: underline;
      text-decoration-thickness: 2px;
    }
  }
`
