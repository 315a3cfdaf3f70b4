import type { ComponentType } from 'react'
import type { EventName, EventPayload } from './event-table.ts'

/**
 * The version of what the shell promises to remotes; `contract.json` beside this folder lists all of it. A minor is for
 * what is new, a major for what is gone or changed, and a check holds it to that. A remote's `contract` range is
 * compared with it when the remote is published and again when a visitor's versions are picked.
 */
export const contractVersion = '1.16.0'

/** Which frame a page is in (docs/product.md, point 2). */
export type LayoutName = 'default' | 'chat' | 'lander' | 'empty'

/** Who may see a route; a visitor on a `members` route is asked to log in and comes back afterwards. */
export type RouteAccess = 'everybody' | 'members'

/** What the shell draws in `<main>` until the page is there. */
export type SkeletonName =
  | 'grid'
  | 'search'
  | 'list'
  | 'conversation'
  | 'profile'
  | 'bundles'
  | 'article'
  | 'form'
  | 'none'

/**
 * What the shell does when a part fails: `primary` shows its own error page with a retry inside the intact
 * layout, `essential` keeps its last value, `regular` disappears.
 */
export type FaultClass = 'primary' | 'essential' | 'regular'

/** One route of a remote, as written in its `remote.json` (docs/product.md, point 2). */
export interface RouteDeclaration {
  /** The navigation name, unique over all remotes, for example `members-id`. */
  readonly name: string
  /** A pattern such as `/members/:id` or `/landers/gallery/:slug?`; the more specific pattern wins. */
  readonly path: string
  /** The page's folder under `src/pages`, exposed as `./pages/<page>`. */
  readonly page: string
  readonly layout: LayoutName
  readonly access: RouteAccess
  readonly skeleton: SkeletonName
  /**
   * The call whose answer the document server inlines when the API gives it within 150 ms, for example
   * `/api/profile.php?id={id}`; `{name}` is a path parameter, the page's own query is appended.
   */
  readonly firstData?: string
  /** Rendered when the remote is published; the document carries the markup and the frame hydrates it. */
  readonly fragment?: boolean
  /**
   * `request`: the document server renders it for each document that has its first data (`request-render.ts`); else, and
   * in a shell of before contract 1.13.0, the document carries the skeleton.
   */
  readonly render?: 'request'
  /**
   * Also rendered, each as a fragment of its own: {@link memberVariant} for whoever is logged in, any other for the
   * path parameter of that value. The page gets it as {@link PageProps.variant}.
   */
  readonly variants?: readonly string[]
  /**
   * Forms of the page that are tried against one another, and how many of their sum get each. Everything above is
   * rendered in each of them; the document server picks one for every document by chance, or the one that the address
   * names (`?variant=b`). See {@link triedVariant}.
   */
  readonly shares?: Readonly<Record<string, number>>
  /**
   * Its line in the account menu, by language: a page that members find there needs no release of the shell. All of
   * the site's languages, at most 40 characters, on a path without parameters.
   */
  readonly menu?: Readonly<Record<string, string>>
}

/** The variant of a fragment that greets a member by name. */
export const memberVariant = 'member'

/** The variant of a fragment in one of the forms that its route shares out: `she~b`, or `~b` where it has no variant. */
export const triedVariant = (variant: string | undefined, form: string): string => `${variant ?? ''}~${form}`

/** What {@link PageProps.variant} says: the variant, and the form that was shared out. */
export const partsOfVariant = (
  variant: string | undefined,
): { readonly variant: string | undefined; readonly form: string | undefined } => {
  const [rendered, form] = (variant ?? '').split('~')
  return { variant: rendered || undefined, form: form || undefined }
}

/** The notices of the shell whose inside a remote brings: the rules when they are due stand in `notices.ts`. */
export type SlotNotice = 'photo' | 'bonus'

/** A slot that a remote brings, what opens it, and what the shell does where it fails. */
export interface SlotDeclaration {
  /** The slot's folder under `src/slots`, exposed as `./slots/<name>`; unique over all remotes. */
  readonly name: string
  readonly faultClass: FaultClass
  /**
   * The event that opens it above the page, for example `gift-requested`; its payload is {@link SlotProps.request}.
   * The next one that fits opens it anew. A shell that does not know the event reports that and does without the slot.
   */
  readonly on?: string
  /** Only where these fields of the event say so, for example `{ "message.own": false }`; a dot leads inside. */
  readonly where?: Readonly<Record<string, string | number | boolean>>
  /** Not on this page, for example `/chats/{message.conversation_id}`; `{name}` is a field as in `where`. */
  readonly notOn?: string
  /** Stays when the page changes; without it a slot goes with the page that it opened on. */
  readonly lasting?: boolean
  /** The notice whose inside it is, in place of `on`: it stands in the page's own flow, as long as it is due. */
  readonly notice?: SlotNotice
  /** Rendered when the remote is published, for a slot that stands in the document's own flow. */
  readonly fragment?: boolean
}

/** `remote.json`: everything the shell and the release tool have to know about a remote. */
export interface RemoteDescription {
  readonly name: string
  readonly owner: string
  /**
   * The range of {@link contractVersion} that this remote runs on, for example `^1.0.0`; a check wants the lowest
   * version that has everything it uses.
   */
  readonly contract: string
  readonly faultClass: FaultClass
  /** The i18n namespaces of its catalogues; the first one is the remote's own name. */
  readonly namespaces: readonly string[]
  readonly routes: readonly RouteDeclaration[]
  readonly slots: readonly SlotDeclaration[]
}

/** What a frame gives to the page it shows. */
export interface PageProps {
  readonly routeName: string
  readonly params: Readonly<Record<string, string | undefined>>
  /**
   * The folder of the release that the page is from, with a slash at its end. What the import of a picture gives comes
   * after it: the same address in a page that is rendered before it gets to a browser, and in the browser.
   * @example <img src={files + harbour} alt="" width={640} height={540} />
   */
  readonly files: string
  /** The inlined answer of the route's `firstData` call, or undefined; only ever given to the first page. */
  readonly firstData?: unknown
  /** Which variant of its fragment the document carries; only ever given to the first page. */
  readonly variant?: string | undefined
}

/** The module behind `./pages/<page>`. */
export interface PageModule {
  readonly Page: ComponentType<PageProps>
}

/**
 * The module `social.tsx` beside a page that is rendered, for the build alone: the picture that others show beside a
 * link to it. One `<svg>` of 1200 by 630, whole by itself: no text (fonts and languages), no script, colours or tokens,
 * which become those of the light scheme. Drawn for the page and for each of its {@link RouteDeclaration.variants}.
 */
export interface SocialModule {
  readonly Social: ComponentType<{ readonly variant?: string | undefined }>
}

/** What opens a slot: the payload of an event, or whatever the shell says where no event does. */
export type SlotRequest<N extends EventName | undefined> = N extends EventName ? EventPayload<N> : unknown

/**
 * What the shell gives to a slot: the payload of the event that opened it, as the bus has checked it, and the way to
 * close it.
 * @example const Slot = ({ request, close }: SlotProps<'gift-requested'>) => … request.profileId
 */
export interface SlotProps<N extends EventName | undefined = undefined> {
  readonly request: SlotRequest<N>
  readonly close: () => void
}

/** The module behind `./slots/<slot>`. */
export interface SlotModule {
  readonly Slot: ComponentType<SlotProps>
}
