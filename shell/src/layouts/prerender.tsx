import type { Audience, CompanyLine } from '@lonk/shared-events/boot.ts'
import { mountPoints } from '@lonk/shared-events/boot.ts'
import type { LayoutName } from '@lonk/shared-events/contract.ts'
import {
  articlePlaceholders,
  type DocumentTemplate,
  type SkeletonTemplates,
  type StyledMarkup,
  templatePlaceholders,
  type WarningsTemplate,
  warningPlaceholders,
} from '@lonk/shared-events/document-template.ts'
import { footerKindsFor } from '@lonk/shared-events/footer-kind.ts'
import { drawnSkeletons } from '@lonk/shared-events/skeleton-names.ts'
import { claimStateWriter } from '@lonk/shared-events/state.ts'
import { fontCss, fontFiles, preloadedFonts } from '@lonk/shared-ui/fonts.ts'
import { globalCss } from '@lonk/shared-ui/global-css.ts'
import { nicheStyles } from '@lonk/shared-ui/niche-css.ts'
import { PageSkeleton } from '@lonk/shared-ui/page-skeleton.tsx'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { Router } from 'react-router'
import { ServerStyleSheet } from 'styled-components'
import { navigator } from '../composition/navigation.ts'
import type { TextsByLocale } from '../composition/prerender-fragments.tsx'
import { TextPageView } from '../content/text-page-view.tsx'
import { NotFoundPage } from '../errors/not-found-page.tsx'
import { type HeaderData, isMember } from '../navigation/header-data.ts'
import { ActivationAlert } from '../warnings/activation-reminder.tsx'
import { MailDisabledAlert } from '../warnings/mail-disabled-alert.tsx'
import { TermsAlert } from '../warnings/terms-alert.tsx'
import { BonusRoom, Notice, WarningsView } from '../warnings/warnings-view.tsx'
import { FooterView } from './footer-view.tsx'
import { HeaderView } from './header-view.tsx'
import { layoutCss } from './layout-css.ts'
import { plainRules } from './plain-rules.ts'

const layouts: readonly LayoutName[] = ['default', 'chat', 'lander', 'empty']
const audiences: readonly Audience[] = ['visitor', 'unknown', 'free', 'paid']

const state = claimStateWriter()

/** The header's data with placeholders instead of values; the document server fills them at each request. */
const placeholders = (audience: Audience): HeaderData => ({
  audience,
  siteName: templatePlaceholders.siteName,
  userName: templatePlaceholders.userName,
  unread: templatePlaceholders.unread,
  newLikes: templatePlaceholders.newLikes,
  credits: templatePlaceholders.credits,
  creditsTone: templatePlaceholders.creditsTone,
})

const companyPlaces: CompanyLine = {
  name: templatePlaceholders.companyName,
  address: templatePlaceholders.companyAddress,
  city: templatePlaceholders.companyCity,
  kvk: templatePlaceholders.companyKvk,
  support_email: templatePlaceholders.supportEmail,
  support_phone: templatePlaceholders.supportPhone,
}

const render = (part: ReactNode, identifierPrefix: string, sheet: ServerStyleSheet): string =>
  renderToString(
    sheet.collectStyles(
      <Router location="/" navigator={navigator}>
        {part}
      </Router>,
    ),
    { identifierPrefix },
  )

const skeletonsInto = (sheet: ServerStyleSheet): SkeletonTemplates =>
  Object.fromEntries([
    ['none', ''],
    ...drawnSkeletons.map((kind) => [kind, render(<PageSkeleton kind={kind} />, 'skeleton-', sheet)]),
  ])

/** A page of text with placeholders; its rules are not in every document. */
const article = (): NonNullable<DocumentTemplate['article']> => {
  const sheet = new ServerStyleSheet()
  const html = render(
    <TextPageView
      {...articlePlaceholders}
      locale={state.get('locale')}
      contents={articlePlaceholders.contents}
    />,
    'shell-',
    sheet,
  )
  return { html, css: plainRules(sheet) }
}

const ignore = () => undefined

/** The warnings area with every notice that a document may carry; see `warnings.tsx` for the same in the browser. */
const warnings = (): WarningsTemplate => {
  const made = (part: ReactNode): StyledMarkup => {
    const sheet = new ServerStyleSheet()
    return { html: render(part, `${mountPoints.warnings}-`, sheet), css: plainRules(sheet) }
  }
  const notice = (name: string, alert: ReactNode) => made(<Notice name={name}>{alert}</Notice>)
  return {
    area: made(<WarningsView alerts={warningPlaceholders.alerts} bonus={warningPlaceholders.bonus} />),
    notices: {
      activation: notice('activation', <ActivationAlert email={templatePlaceholders.userEmail} />),
      notifications: notice('notifications', <MailDisabledAlert onDismiss={ignore} />),
      terms: notice('terms', <TermsAlert version="" />),
      photo: notice('photo', <div>{warningPlaceholders.slot}</div>),
      bonus: made(<BonusRoom />),
    },
  }
}

const template = (layout: LayoutName, audience: Audience): DocumentTemplate => {
  const sheet = new ServerStyleSheet()
  const header = render(
    <HeaderView layout={layout} data={placeholders(audience)} />,
    `${mountPoints.header}-`,
    sheet,
  )
  const footers = Object.fromEntries(
    footerKindsFor(audience).map((kind) => [
      kind,
      render(
        <FooterView layout={layout} kind={kind} company={companyPlaces} />,
        `${mountPoints.footer}-`,
        sheet,
      ),
    ]),
  )
  const notFoundSheet = new ServerStyleSheet()
  const notFound = render(<NotFoundPage />, 'shell-', notFoundSheet)
  const skeletonSheet = new ServerStyleSheet()
  skeletonsInto(skeletonSheet)
  const css = `${fontCss(`${templatePlaceholders.assets}/assets/fonts/`)}${globalCss()}${layoutCss}${plainRules(sheet)}`
  return {
    header,
    footers,
    notFound,
    ...(layout === 'default' ? { article: article() } : {}),
    ...(layout === 'default' && isMember(audience) ? { warnings: warnings() } : {}),
    css,
    mainCss: { skeletons: plainRules(skeletonSheet), notFound: plainRules(notFoundSheet) },
    fonts: preloadedFonts(state.get('locale')).map(({ name }) => `assets/fonts/${name}`),
    title: i18next.t('document.title', { name: templatePlaceholders.siteName }),
    description: i18next.t('document.description'),
  }
}

/**
 * The shell's files for the document server by their path in the release, and the fonts to put beside them.
 * `texts` are the catalogues by language and namespace.
 */
export const renderTemplates = async (texts: TextsByLocale) => {
  const files: Record<string, unknown> = {}
  await i18next.use(initReactI18next).init({
    lng: 'nl',
    fallbackLng: false,
    defaultNS: 'shell',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    resources: texts,
  })
  for (const locale of Object.keys(texts)) {
    await i18next.changeLanguage(locale)
    state.set('locale', locale)
    for (const layout of layouts) {
      for (const audience of audiences) {
        files[`templates/${layout}.${audience}.${locale}.json`] = template(layout, audience)
      }
    }
    const sheet = new ServerStyleSheet()
    files[`templates/skeletons.${locale}.json`] = skeletonsInto(sheet)
    sheet.seal()
  }
  // Document servers of before contract 1.9.0 know one for all languages.
  files['skeletons.json'] = files['templates/skeletons.nl.json']
  files['niches.json'] = nicheStyles()
  return { files, fonts: fontFiles }
}
