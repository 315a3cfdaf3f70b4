import { linkTo, type RouteName } from '@lonk/shared-events/route-names.ts'
import { from, token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'

const links = [
  ['pages-terms', 'footer.terms'],
  ['pages-privacy', 'footer.privacy'],
  ['pages-cookies', 'footer.cookies'],
  ['pages-ban', 'footer.ban'],
  ['pricing', 'footer.pricing'],
  ['complaints', 'footer.complaints'],
  ['pages-return-policy', 'footer.returnPolicy'],
  ['pages-faq', 'footer.faq'],
  ['pages-service', 'footer.service'],
] as const satisfies readonly (readonly [RouteName, string])[]

/** Links to the small print and the disclaimer (docs/product.md, point 2). */
export const Footer = () => {
  const { t } = useTranslation('shell')
  return (
    <Frame>
      <nav aria-label={t('footer.label')}>
        <Links>
          {links.map(([name, text]) => (
            <li key={name}>
              <FootLink to={linkTo(name)}>{t(text)}</FootLink>
            </li>
          ))}
        </Links>
      </nav>
      <Disclaimer>{t('footer.disclaimer')}</Disclaimer>
    </Frame>
  )
}

const { color, space, fontSize } = token

const Frame = styled.div`
  display: grid;
  gap: ${space.m};
  max-width: 1200px;
  margin: ${space.xxl} auto 0;
  padding: ${space.l} ${space.m} calc(${space.l} + 64px + env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color.line};
  color: ${color.inkSoft};
  font-size: ${fontSize.xs};

  ${from('tablet')} {
    padding: ${space.l};
  }
`

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.l};
`

const FootLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 36px;
  color: ${color.inkSoft};
  text-decoration: none;

  &:hover {
    color: ${color.ink};
    text-decoration: underline;
  }
`

const Disclaimer = styled.p`
  max-width: 75ch;
`
