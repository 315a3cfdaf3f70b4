import { exampleUser } from '@lonk/shared-api/testing/examples.ts'
import {
  memberVariant,
  type PageModule,
  partsOfVariant,
  type RouteDeclaration,
  type SlotModule,
  triedVariant,
} from '@lonk/shared-events/contract.ts'
import {
  type Fragment,
  filesPlaceholder,
  slotFragment,
  templatePlaceholders,
  variantFragment,
} from '@lonk/shared-events/document-template.ts'
import { buildPath } from '@lonk/shared-events/route-pattern.ts'
import { claimStateWriter } from '@lonk/shared-events/state.ts'
// The tables of this part's pages and slots; written for the build by prerender.ts.
import { pages as pageTable, slots as slotTable } from 'prerendered-fragments'
import { socialImage } from './prerender-socials.tsx'
import { renderStill } from './render-still.tsx'
import { stillTexts } from './still-texts.ts'

export { renderSocials } from './prerender-socials.tsx'

/** Catalogues by language and namespace. */
export type TextsByLocale = Readonly<Record<string, Readonly<Record<string, Record<string, unknown>>>>>

interface Work {
  readonly part: string
  readonly pages: readonly Pick<RouteDeclaration, 'name' | 'path' | 'page' | 'variants' | 'shares'>[]
  readonly slots: readonly string[]
  readonly texts: TextsByLocale
}

const pageModules: Readonly<Record<string, PageModule>> = pageTable
const slotModules: Readonly<Record<string, SlotModule>> = slotTable

const shared = claimStateWriter()

const member = exampleUser()
/** Whoever it is: their name is a placeholder that the document server fills. */
const anyMember = { ...member, profile: { ...member.profile, name: templatePlaceholders.userName } }

const renderPage = (part: string, route: Work['pages'][number], variant?: string) => {
  const module = pageModules[route.page]
  if (!module) throw new Error(`${part} has no page ${route.page}`)
  shared.set('user', partsOfVariant(variant).variant === memberVariant ? anyMember : null)
  const page = <module.Page routeName={route.name} params={{}} files={filesPlaceholder} variant={variant} />
  return renderStill(part, buildPath(route.path, {}), page)
}

/** A slot is not hydrated: it takes the place of its fragment once its code is there. */
const renderSlot = (part: string, name: string) => {
  const module = slotModules[name]
  if (!module) throw new Error(`${part} has no slot ${name}`)
  return renderStill(part, '/', <module.Slot request={{}} close={() => undefined} />)
}

/** Each variant, and all of them, and the page without one, in each form that is shared out. */
const variantsOf = ({ variants = [], shares = {} }: Work['pages'][number]): readonly string[] => [
  ...variants,
  ...Object.keys(shares).flatMap((form) =>
    [undefined, ...variants].map((variant) => triedVariant(variant, form)),
  ),
]

/** `fragments/<name>.<locale>.json` for each pre-rendered page, its variants, or slot, and language. */
export const renderFragments = async ({
  part,
  pages,
  slots,
  texts,
}: Work): Promise<Record<string, Fragment>> => {
  const files: Record<string, Fragment> = {}
  for (const [locale, forLocale] of Object.entries(texts)) {
    const i18n = stillTexts(part, locale, forLocale)
    for (const route of pages) {
      const title = i18n.t(`${route.page}.head.title`, { defaultValue: '' })
      const description = i18n.t(`${route.page}.head.description`, { defaultValue: '' })
      const file = (name: string) => `fragments/${name}.${locale}.json`
      const words = { title, description }
      files[file(route.page)] = { ...renderPage(part, route), ...words, image: socialImage(route.page) }
      for (const variant of variantsOf(route))
        files[file(variantFragment(route.page, variant))] = {
          ...renderPage(part, route, variant),
          ...words,
          image: socialImage(route.page, variant),
        }
    }
    for (const slot of slots) {
      const file = `fragments/${slotFragment(slot)}.${locale}.json`
      files[file] = { ...renderSlot(part, slot), title: '', description: '' }
    }
  }
  return files
}
