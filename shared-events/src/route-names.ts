import { buildPath } from './route-pattern.ts'

/**
 * The site's route names and their patterns (docs/product.md, point 2, to the letter; names that it does not
 * give follow the same pattern). A remote may add routes of its own without a row here: this table is
 * for links from one part to another.
 */
export const routePatterns = {
  index: '/',
  members: '/members',
  'members-id': '/members/:id',
  'members-id-chat': '/members/:id/chat',
  'members-id-landing': '/members/:id/landing',
  'members-id-signup': '/members/:id/signup',
  'members-id-landing2-slug': '/members/:id/landing2/:slug?',
  'members-id-landing3-slug': '/members/:id/landing3/:slug?',
  chats: '/chats',
  'chats-id': '/chats/:id',
  likes: '/likes',
  'likes-type': '/likes/:type',
  'likes-m-id': '/likes/m/:id',
  credits: '/credits',
  'credits-repeat-order': '/credits/repeat-order',
  'credits-id-paymentmethod': '/credits/:id/:paymentmethod?',
  premium: '/premium',
  pricing: '/pricing',
  directdebit: '/directdebit',
  'transactions-id': '/transactions/:id?',
  profile: '/profile',
  notifications: '/notifications',
  'lang-config': '/lang-config',
  complaints: '/complaints',
  login: '/login',
  signup: '/signup',
  'complete-signup': '/complete-signup',
  'signup-matches': '/signup-matches',
  'match-finder': '/match-finder',
  'swipe-game': '/swipe-game',
  'reset-password': '/reset-password',
  'reset-password-do': '/reset-password/do',
  'activate-done': '/activate/done',
  'activate-error': '/activate/error',
  'mail-change-do': '/mail-change/do',
  'account-deleted': '/account-deleted',
  'pages-terms': '/pages/terms',
  'pages-privacy': '/pages/privacy',
  'pages-cookies': '/pages/cookies',
  'pages-ban': '/pages/ban',
  'pages-return-policy': '/pages/return-policy',
  'pages-faq': '/pages/faq',
  'pages-service': '/pages/service',
} as const satisfies Record<string, string>

/** The name of a route that the product names (docs/product.md, point 2). */
export type RouteName = keyof typeof routePatterns

type ParamsOf<Pattern extends string> = Pattern extends `${infer Head}/${infer Tail}`
  ? ParamsOf<Head> & ParamsOf<Tail>
  : Pattern extends `:${infer Name}?`
    ? { readonly [K in Name]?: string | number }
    : Pattern extends `:${infer Name}`
      ? { readonly [K in Name]: string | number }
      : unknown

type Query = Readonly<Record<string, string | number | boolean | undefined>>

type LinkArguments<N extends RouteName> =
  unknown extends ParamsOf<(typeof routePatterns)[N]>
    ? [params?: Record<never, never>, query?: Query]
    : [params: ParamsOf<(typeof routePatterns)[N]>, query?: Query]

const withQuery = (path: string, query: Query): string => {
  const entries = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`
}

/**
 * The path of a named route.
 * @example linkTo('members-id', { id: 12 }) // '/members/12'
 * @example linkTo('members', {}, { gender: 'female' }) // '/members?gender=female'
 */
export const linkTo = <N extends RouteName>(name: N, ...[params, query]: LinkArguments<N>): string =>
  withQuery(buildPath(routePatterns[name], params ?? {}), query ?? {})

/** The routes of the members area (docs/product.md, point 2): the welcome bonus's modal counts from entering it. */
export const membersArea: readonly RouteName[] = [
  'members',
  'members-id',
  'chats',
  'likes',
  'likes-m-id',
  'premium',
]
