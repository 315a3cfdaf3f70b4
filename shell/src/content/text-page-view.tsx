import { TextField } from '@lonk/shared-ui/field.tsx'
import { PageContainer, PageHeading } from '@lonk/shared-ui/page.tsx'
import { measure, prose } from '@lonk/shared-ui/prose.ts'
import { from, token } from '@lonk/shared-ui/token.ts'
import { ChevronDown } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'

interface TextPageViewProps {
  readonly lang: string
  /** Of the page around it: where the text is in another language, it says so. */
  readonly locale: string
  readonly title: string
  /** A date in words. */
  readonly updated: string
  /** `<li>` elements; null or nothing where the text is short. */
  readonly contents: ReactNode
  /** Made by the API from Markdown: it holds no markup but its own. */
  readonly html: string
  readonly bodyRef?: Ref<HTMLDivElement>
  /** What is looked for among the questions; only a text with folded ones has the field. */
  readonly onSearch?: (asked: string) => void
  readonly nothingFound?: boolean
  /** What belongs to the page besides its text. */
  readonly children?: ReactNode
}

/**
 * A text of the site as an article. Rendered into the templates when the shell is built, with placeholders
 * instead of values, and in the browser: both must look the same, because one takes the other's place.
 */
export const TextPageView = ({
  lang,
  locale,
  title,
  updated,
  contents,
  html,
  bodyRef,
  onSearch,
  nothingFound = false,
  children,
}: TextPageViewProps) => {
  const { t } = useTranslation('shell')
  return (
    <PageContainer width="text">
      <Article lang={lang}>
        <PageHeading>{title}</PageHeading>
        <Note lang={locale} $locale={locale}>
          {t('content.otherLanguage')}
        </Note>
        {contents !== null && (
          <Contents lang={locale}>
            <summary>
              {t('content.contents')}
              <ChevronDown aria-hidden="true" />
            </summary>
            <ol lang={lang}>{contents}</ol>
          </Contents>
        )}
        <Questions lang={locale}>
          <TextField
            type="search"
            required={false}
            label={t('content.search')}
            onChange={({ target }) => onSearch?.(target.value)}
          />
          <p role="status">{nothingFound ? t('content.noneFound') : null}</p>
        </Questions>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see `html` above */}
        <Body ref={bodyRef} dangerouslySetInnerHTML={{ __html: html }} />
        <Updated lang={locale}>{t('content.updated', { date: updated })}</Updated>
      </Article>
      {children}
    </PageContainer>
  )
}

const { color, space, fontSize, weight } = token

const Article = styled.article`
  max-width: ${measure};
  margin-inline: auto;
`

const Note = styled.p<{ $locale: string }>`
  margin-block-end: ${space.l};
  padding: ${space.s} ${space.m};
  border-radius: ${token.radius.field};
  background: ${color.infoSoft};
  font-size: ${fontSize.s};

  article[lang='${({ $locale }) => $locale}'] > & {
    display: none;
  }
`

const Contents = styled.details`
  margin-block-end: ${space.xl};
  padding: ${space.tiny} ${space.m};
  border-radius: ${token.radius.card};
  background: ${color.tint};
  font-size: ${fontSize.s};

  &:has(> ol:empty) {
    display: none;
  }
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.s};
    padding-block: ${space.s};
    font-weight: ${weight.strong};
    list-style: none;

    &::-webkit-details-marker {
      display: none;
    }
    & > svg {
      flex: none;
      width: 20px;
      height: 20px;
      color: ${color.inkSoft};
      transition: transform ${token.duration.quick} ${token.easing.out};
    }
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  & > ol {
    padding: 0 0 ${space.s} 1.6em;
    list-style: decimal;
    column-gap: ${space.xl};

    ${from('tablet')} {
      columns: 2;
    }
  }
  & li {
    break-inside: avoid;
  }
  & li::marker {
    color: ${color.inkSoft};
    font-variant-numeric: tabular-nums;
  }
  & a {
    display: inline-block;
    padding-block: 6px;
    color: ${color.ink};
    text-decoration-color: ${color.lineStrong};

    @media (pointer: coarse) {
      padding-block: 11px;
    }
  }
  @media print {
    display: none;
  }
`

const Body = styled.div`
  ${prose}
`

/** Only where something is folded: the template is one for all texts. */
const Questions = styled.div`
  display: none;
  gap: ${space.s};
  margin-block-end: ${space.l};

  &:has(+ ${Body} > details) {
    display: grid;
  }
  & > p:empty {
    display: none;
  }
  @media print {
    display: none;
  }
`

const Updated = styled.p`
  margin-block-start: ${space.xl};
  color: ${color.inkSoft};
  font-size: ${fontSize.s};
`
