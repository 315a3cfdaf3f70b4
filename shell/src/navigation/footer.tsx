import type { CompanyLine } from '@lonk/shared-events/boot.ts'
import type { FooterKind } from '@lonk/shared-events/footer-kind.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { from, token } from '@lonk/shared-ui/token.ts'
import { frameWidth } from '@lonk/shared-ui/tokens.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import { routeOf } from '../composition/route-table.ts'
import { footLinks, groups, unitedStatesGroups, unitedStatesOrder, usualOrder } from './footer-links.ts'

interface FooterProps {
  readonly kind: FooterKind
  /** Null while nobody knows; its line keeps its room. */
  readonly company: CompanyLine | null
  /** A withdrawal period of the member is open: the way out comes first. */
  readonly withdrawal?: boolean
}

/**
 * Links to the small print, whose site it is, and the disclaimer: full on the index, in one row elsewhere, without
 * the disclaimer for members, three links in the installed app (docs/product.md, point 2).
 */
export const Footer = ({ kind, company, withdrawal = false }: FooterProps) => {
  const { t } = useTranslation('shell')
  const unitedStates = kind.endsWith('-us')
  return (
    <Frame>
      <nav aria-label={t('footer.label')}>
        {kind.startsWith('full') ? (
          <Groups>
            {(unitedStates ? unitedStatesGroups : groups).map(({ title, names }) => (
              <div key={title}>
                <GroupTitle>{t(title)}</GroupTitle>
                <ul>
                  {names.map((name) => (
                    <FootItem key={name} name={name} />
                  ))}
                </ul>
              </div>
            ))}
          </Groups>
        ) : (
          <Row>
            {withdrawal && <WithdrawalItem />}
            {(unitedStates ? unitedStatesOrder : usualOrder).map((name) => (
              <FootItem key={name} name={name} />
            ))}
          </Row>
        )}
      </nav>
      {!kind.startsWith('compact') && (
        <Disclaimer>{t(unitedStates ? 'footer.disclaimerUs' : 'footer.disclaimer')}</Disclaimer>
      )}
      <Company company={company} />
    </Frame>
  )
}

const FootItem = ({ name }: { readonly name: keyof typeof footLinks }) => {
  const { t } = useTranslation('shell')
  const { to, text, minimal } = footLinks[name]
  return (
    <li data-minimal={minimal ? '' : undefined}>
      <FootLink to={to}>{t(text)}</FootLink>
    </li>
  )
}

/** Straight to the first of its two steps. Where no part serves the transactions, the policy says how to withdraw. */
const WithdrawalItem = () => {
  const { t } = useTranslation('shell')
  const isServed = routeOf(linkTo('transactions-id', {}))
  const withdrawal = linkTo('transactions-id', {}, { withdraw: true })
  return (
    <li data-minimal="">
      <FootLink to={isServed ? withdrawal : footLinks.returnPolicy.to}>
        <strong>{t('footer.withdraw')}</strong>
      </FootLink>
    </li>
  )
}

/** Each value is alone in its element: the templates have placeholders there, which may be filled with nothing. */
const Company = ({ company }: Pick<FooterProps, 'company'>) => {
  const { t } = useTranslation('shell')
  return (
    <Address>
      <span>{company?.name ?? ''}</span>
      <span>{company?.address ?? ''}</span>
      <span>{company?.city ?? ''}</span>
      <span>
        {t('footer.kvk')} <span>{company?.kvk ?? ''}</span>
      </span>
      <a href={`mailto:${company?.support_email ?? ''}`}>{company?.support_email ?? ''}</a>
    </Address>
  )
}

const { color, space, fontSize } = token

const Frame = styled.div`
  display: grid;
  gap: ${space.m};
  max-width: ${frameWidth}px;
  margin: ${space.xxl} auto 0;
  padding: ${space.l} ${space.m} calc(${space.l} + 64px + env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color.line};
  color: ${color.inkSoft};
  font-size: ${fontSize.xs};

  ${from('tablet')} {
    padding: ${space.l};
  }
  @media (display-mode: standalone) {
    & li:not([data-minimal]),
    & p,
    & h2 {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.l};
`

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
  gap: ${space.l};
`

const GroupTitle = styled.h2`
  margin-block-end: ${space.xs};
  color: ${color.ink};
  font-size: ${fontSize.s};
`

const FootLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 36px;
  border-radius: ${space.tiny};
  color: ${color.inkSoft};
  text-decoration: none;

  @media (pointer: coarse) {
    min-height: 44px;
    margin-inline: calc(-1 * ${space.s});
    padding-inline: ${space.s};
  }

  &:hover {
    color: ${color.ink};
    text-decoration: underline;
  }
`

const Disclaimer = styled.p`
  max-width: 48em;
`

const Address = styled.address`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.tiny} ${space.m};
  min-height: 1lh;
  font-style: normal;

  &:has(> span:first-child:empty) {
    visibility: hidden;
  }
  & > a {
    padding-block: 3px;
    margin-block: -3px;
    color: inherit;
  }
`
