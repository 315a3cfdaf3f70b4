import { memberVariant, partsOfVariant, type RouteDeclaration } from '@lonk/shared-events/contract.ts'
import { variantFragment } from '@lonk/shared-events/document-template.ts'
import { globalCss } from '@lonk/shared-ui/global-css.ts'
import { socials } from 'prerendered-fragments'
import { renderToStaticMarkup } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { plainRules } from '../layouts/plain-rules.ts'

type Drawn = Pick<RouteDeclaration, 'page' | 'variants'>

/** Whoever follows the link may be anybody: the member's variant has the plain page's picture, each form its variant's. */
const drawnVariant = (variant?: string): string | undefined => {
  const { variant: rendered } = partsOfVariant(variant)
  return rendered === memberVariant ? undefined : rendered
}

/** Path in the release; undefined where the page has no picture. */
export const socialImage = (page: string, variant?: string): string | undefined => {
  if (!socials[page]) return undefined
  const drawn = drawnVariant(variant)
  return `social/${drawn === undefined ? page : variantFragment(page, drawn)}.png`
}

/** The SVG of every picture, by its path in the release. */
export const renderSocials = (pages: readonly Drawn[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    pages.flatMap(({ page, variants = [] }) =>
      [undefined, ...variants].flatMap((variant) => {
        const file = socialImage(page, variant)
        return file === undefined ? [] : [[file, draw(page, drawnVariant(variant))]]
      }),
    ),
  )

const draw = (page: string, variant: string | undefined): string => {
  const module = socials[page]
  if (!module) throw new Error(`${page} has no picture`)
  const sheet = new ServerStyleSheet()
  const svg = renderToStaticMarkup(sheet.collectStyles(<module.Social variant={variant} />))
  if (!svg.startsWith('<svg ')) throw new Error(`The social picture of ${page} is no <svg>`)
  return withValues(svg.replace('>', `><style>${plainRules(sheet)}</style>`))
}

/** A picture has no custom properties to look up; the light scheme is declared first. */
const values = new Map(
  [...globalCss().matchAll(/(--lonk-[\w-]+):([^;}]+)/g)]
    .reverse()
    .map(([, name = '', value = '']) => [name, value]),
)

const withValues = (svg: string): string =>
  svg.replaceAll(/var\((--lonk-[\w-]+)\)/g, (_, name: string) => {
    const value = values.get(name)
    if (value === undefined) throw new Error(`A social picture asks for ${name}, which is no token`)
    return value
  })
