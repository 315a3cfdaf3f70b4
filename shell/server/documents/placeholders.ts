import type { CompanyInfo } from '@lonk/shared-api/schemas/settings.ts'
import type { User } from '@lonk/shared-api/schemas/user.ts'
import { templatePlaceholders } from '@lonk/shared-events/document-template.ts'
import { escapeHtml } from './escape.ts'

export type PlaceholderValues = Readonly<Record<keyof typeof templatePlaceholders, string>>

interface PlaceholderSource {
  readonly assets: string
  readonly siteName: string
  readonly user: User | null | undefined
  readonly unreadTotal: number
  readonly newLikesTotal: number
  readonly company: CompanyInfo | null
}

/** docs/product.md, point 9: the balance shows at 10 or less, totals end at 99+. */
export const placeholderValues = ({
  assets,
  siteName,
  user,
  unreadTotal,
  newLikesTotal,
  company,
}: PlaceholderSource): PlaceholderValues => {
  const balance = user && user.credits <= 10 ? user.credits : null
  return {
    assets,
    siteName,
    userName: user?.profile.name ?? '',
    userEmail: user?.email ?? '',
    unread: badge(unreadTotal),
    newLikes: badge(newLikesTotal),
    credits: balance === null ? '' : String(balance),
    creditsTone: balance === null ? '' : balance > 0 ? 'warning' : 'danger',
    companyName: company?.name ?? '',
    companyAddress: company?.address ?? '',
    companyCity: company?.city ?? '',
    companyKvk: company?.kvk ?? '',
    supportEmail: company?.support_email ?? '',
    supportPhone: company?.support_phone ?? '',
  }
}

const badge = (count: number): string => (count <= 0 ? '' : count > 99 ? '99+' : String(count))

const nameByMark: ReadonlyMap<string, keyof PlaceholderValues> = new Map(
  (Object.keys(templatePlaceholders) as (keyof PlaceholderValues)[]).map((name) => [
    templatePlaceholders[name],
    name,
  ]),
)
const anyMark = new RegExp([...nameByMark.keys()].join('|'), 'g')

const fill = (template: string, valueFor: (name: keyof PlaceholderValues) => string): string =>
  template.replace(anyMark, (mark) => {
    const name = nameByMark.get(mark)
    return name ? valueFor(name) : ''
  })

/** Fills the placeholders of markup; what is filled in can never become markup itself. */
export const fillMarkup = (template: string, values: PlaceholderValues): string =>
  fill(template, (name) => escapeHtml(values[name]))

/** Fills plain text (titles), which is escaped as a whole where it is put. */
export const fillText = (template: string, values: PlaceholderValues): string =>
  fill(template, (name) => values[name])

/** Style rules have one placeholder only, where the assets are; a member's words never get into a style. */
export const fillStyle = (template: string, values: PlaceholderValues): string =>
  fill(template, (name) => (name === 'assets' ? values.assets : ''))
