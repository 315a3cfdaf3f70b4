import type { PageAnswer } from '@lonk/shared-api/calls/content/page.schema.ts'
import { leastContents } from '@lonk/shared-events/document-template.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { PageContainer } from '@lonk/shared-ui/page.tsx'
import { PageSkeleton } from '@lonk/shared-ui/page-skeleton.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useEffect, useRef, useState } from 'react'
import { NotFoundPage } from '../errors/not-found-page.tsx'
import { pageShown } from '../navigation/page-shown.ts'
import { findQuestions } from './find-questions.ts'
import { PageExtra } from './page-extra.tsx'
import { TextPageView } from './text-page-view.tsx'
import { useSiteLinks } from './use-site-links.ts'
import { useText } from './use-text.ts'

/** `/pages/{name}` and `/{token}`: a text of the site, which needs no remote (docs/product.md, point 2). */
export const TextPage = ({ name }: { readonly name: string }) => {
  const { loading, retry } = useText(name)
  const errorText = useErrorText()
  if (loading.is === 'absent') return <ShownNotFound />
  if (loading.is === 'ready') return <ReadyText name={name} text={loading.text} />
  if (loading.is === 'loading') return <PageSkeleton kind="article" />
  return (
    <PageContainer width="text">
      <ErrorState heading="h1" message={errorText(loading.cause)} onRetry={retry} />
    </PageContainer>
  )
}

/** The 404 page, reported as shown like every page. */
export const ShownNotFound = () => {
  useEffect(() => pageShown(), [])
  return <NotFoundPage />
}

interface ReadyTextProps {
  readonly name: string
  readonly text: PageAnswer
}

const ReadyText = ({ name, text }: ReadyTextProps) => {
  const locale = useShared('locale')
  const body = useRef<HTMLDivElement>(null)
  const [nothingFound, setNothingFound] = useState(false)
  useSiteLinks(body)
  useEffect(() => {
    pageShown(text.title)
    const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)))
    const folded = target ? target.closest('details') : null
    if (folded) folded.open = true
    if (target) target.scrollIntoView()
  }, [text.title])
  return (
    <TextPageView
      lang={text.lang}
      locale={locale}
      title={text.title}
      updated={dateText(text.updated_at, locale)}
      html={text.html}
      bodyRef={body}
      nothingFound={nothingFound}
      onSearch={(asked) => setNothingFound(body.current !== null && findQuestions(body.current, asked) === 0)}
      contents={
        text.contents.length < leastContents
          ? null
          : text.contents.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))
      }
    >
      <PageExtra name={name} />
    </TextPageView>
  )
}

/** As the document server writes it (`documents/article.ts`). */
const dateText = (instant: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant))
