import { bootElementId, type DocumentBootData, mountPoints } from '@lonk/shared-events/boot.ts'
import { type ColorScheme, schemeMarks } from '@lonk/shared-events/color-scheme.ts'
import type { LayoutName } from '@lonk/shared-events/contract.ts'
import type { DocumentTemplate } from '@lonk/shared-events/document-template.ts'
import { earlyClicksScript } from '@lonk/shared-events/early-clicks.ts'
import type { FooterKind } from '@lonk/shared-events/footer-kind.ts'
import { latePicturesScript } from '@lonk/shared-events/late-pictures.ts'
import { type Release, releaseUrl } from '@lonk/shared-events/registry.ts'
import { manifestPath } from '../app/manifest.ts'
import type { Trial } from '../registry/trial.ts'
import { escapeHtml, jsonForScript } from './escape.ts'
import { lostScriptsScript } from './lost-scripts.ts'
import { paper } from './paper.ts'
import { fillMarkup, fillStyle, fillText, type PlaceholderValues } from './placeholders.ts'
import { type Preload, preloadTag } from './preloads.ts'
import { type Findable, findableHead } from './search-engines.ts'
import { structuredData } from './structured-data.ts'
import { trialRibbon } from './trial-ribbon.ts'
import type { WarningsContent } from './warnings.ts'

export interface DocumentParts {
  readonly boot: DocumentBootData
  readonly nonce: string
  readonly layout: LayoutName
  readonly scheme: ColorScheme
  readonly shell: Release
  readonly template: DocumentTemplate
  /** The accent of the site's niche; empty where the niche has none of its own. */
  readonly nicheCss: string
  readonly footer: FooterKind
  readonly placeholders: PlaceholderValues
  /** Links to the icons that the shell's release has. */
  readonly headLinks: string
  readonly main: {
    readonly html: string
    readonly css: string
    readonly title: string | null
    readonly description: string | null
    /** Address on this host of the picture for links to it. */
    readonly image: string | null
    /** Rendered on request, without placeholders: what looks like one is what somebody wrote. */
    readonly renderedAt?: string
  }
  readonly findable: Findable
  readonly siteName: string
  /** Is the site's first page, which says whose it is. */
  readonly frontDoor: boolean
  readonly warnings: WarningsContent
  readonly preloads: readonly Preload[]
  /** Pre-rendered pages work without script: theirs comes after everything that is seen. */
  readonly lateScripts: boolean
  /** What whoever asked tries. */
  readonly trial: Trial | null
  /** Where something is developed: a script that reloads the page after a rebuild. */
  readonly reloadScript: string | null
}

/** One HTML: what is seen first, what is fetched first, and the data to start from. */
export const composeDocument = (parts: DocumentParts): string => {
  const { boot, nonce, template, placeholders, main, warnings } = parts
  const scheme = schemeMarks(parts.scheme)
  const title = fillText(main.title ?? template.title, placeholders)
  const description = fillText(main.description ?? template.description, placeholders)
  const ribbon = parts.trial ? trialRibbon(parts.trial, boot.locale) : null
  const fetched = [
    ...parts.preloads.map(preloadTag),
    `<script nonce="${nonce}">${lostScriptsScript(boot.locale)}</script>`,
    ...shellScripts(parts),
  ].join('')
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    findableHead({
      ...parts.findable,
      title,
      description,
      siteName: parts.siteName,
      locale: boot.locale,
      shell: parts.shell,
      image: main.image,
    }),
    structuredData({
      findable: parts.findable,
      title,
      description,
      siteName: parts.siteName,
      locale: boot.locale,
      company: parts.frontDoor ? boot.company : null,
      nonce,
    }),
    `<meta name="color-scheme" content="${scheme.content}">`,
    `<meta name="theme-color" data-of="light" content="${paper.light}" media="${scheme.media('light')}">`,
    `<meta name="theme-color" data-of="dark" content="${paper.dark}" media="${scheme.media('dark')}">`,
    ...template.fonts.map((font) => fontPreload(releaseUrl(parts.shell.part, parts.shell.version, font))),
    parts.lateScripts ? '' : fetched,
    styleTag(fillStyle(template.css, placeholders), nonce),
    styleTag(parts.nicheCss, nonce),
    styleTag(fillStyle(warnings.css, placeholders), nonce),
    styleTag(main.renderedAt ? main.css : fillStyle(main.css, placeholders), nonce),
    ribbon ? styleTag(ribbon.css, nonce) : '',
    parts.headLinks,
    `<link rel="manifest" href="${manifestPath}?lang=${escapeHtml(boot.locale)}">`,
  ].join('')
  const body = [
    // Header and footer can be pressed in every document, and as soon as they are seen.
    `<script nonce="${nonce}">${earlyClicksScript}${main.renderedAt ? `;${latePicturesScript}` : ''}</script>`,
    `<header id="${mountPoints.header}">${fillMarkup(template.header, placeholders)}</header>`,
    `<div id="${mountPoints.warnings}">${fillMarkup(warnings.html, placeholders)}</div>`,
    warnings.script === '' ? '' : `<script nonce="${nonce}">${warnings.script}</script>`,
    `<main id="${mountPoints.main}" tabindex="-1">${main.renderedAt ? main.html : fillMarkup(main.html, placeholders)}</main>`,
    `<footer id="${mountPoints.footer}">${fillMarkup(template.footers[parts.footer] ?? '', placeholders)}</footer>`,
    `<div id="${mountPoints.overlays}"></div>`,
    ribbon?.html ?? '',
    `<script type="application/json" id="${bootElementId}">${jsonForScript(boot)}</script>`,
    parts.lateScripts ? fetched : '',
    parts.reloadScript ? `<script nonce="${nonce}">${parts.reloadScript}</script>` : '',
  ].join('')
  const marks = `lang="${escapeHtml(boot.locale)}" data-layout="${parts.layout}"${boot.demo ? ' data-demo' : ''}${schemeMark(parts.scheme)}`
  return `<!doctype html><html ${marks}><head>${head}</head><body>${body}</body></html>`
}

/** For `<html>`; the colours of the first paint go by it. */
export const schemeMark = (scheme: ColorScheme): string => {
  const { root } = schemeMarks(scheme)
  return root === null ? '' : ` data-scheme="${root}"`
}

const fontPreload = (href: string): string =>
  `<link rel="preload" href="${escapeHtml(href)}" as="font" type="font/woff2" crossorigin="anonymous">`

const shellScripts = ({ shell, nonce, lateScripts }: DocumentParts): readonly string[] => {
  const priority = lateScripts ? 'low' : 'high'
  return (shell.files['.'] ?? []).map(
    ({ file, integrity }) =>
      `<script defer nonce="${nonce}" src="${escapeHtml(releaseUrl(shell.part, shell.version, file))}"` +
      ` integrity="${escapeHtml(integrity)}" crossorigin="anonymous" fetchpriority="${priority}"></script>`,
  )
}

/**
 * Rules may come as text, or as the `<style data-styled …>` elements that styled-components takes over in the
 * browser: those only get the nonce.
 */
const styleTag = (css: string, nonce: string): string => {
  if (css === '') return ''
  if (css.trimStart().startsWith('<style')) return css.replaceAll('<style', `<style nonce="${nonce}"`)
  return `<style nonce="${nonce}">${css}</style>`
}
