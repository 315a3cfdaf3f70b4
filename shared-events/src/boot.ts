import type { Arrival } from '@lonk/shared-api/arrival.ts'
import type { CompanyInfo, Settings } from '@lonk/shared-api/schemas/settings.ts'
import type { User } from '@lonk/shared-api/schemas/user.ts'
import type { DocumentRemote } from './document-remotes.ts'
import type { BrowserRemote } from './registry.ts'

/**
 * Who the document was made for: chooses the layout's template. `unknown`: there is a session, and the API was late to say
 * whose; what is said to visitors would be wrong there.
 */
export type Audience = 'visitor' | 'unknown' | 'free' | 'paid'

/**
 * What the document server inlines as `<script type="application/json" id="boot">`: everything the shell
 * needs to start without another request.
 */
export interface BootData {
  readonly locale: string
  /** Null where the API did not answer in time: the shell then asks for them itself. */
  readonly settings: Settings | null
  /** Undefined: not known yet, the shell asks; null: a visitor. */
  readonly user?: User | null
  readonly timeBonusEnds: string | null
  /** How this document came to be opened; see {@link Arrival}. */
  readonly arrival: Arrival
  readonly unreadTotal: number
  readonly newLikesTotal: number
  /** Number of the newest of the member's events that everything here includes; the stream goes on from it. */
  readonly lastEvent?: number | undefined
  readonly serverTime: string
  readonly demo: boolean
  /** Whose site it is, for the footer; null where the API did not answer in time. */
  readonly company: CompanyLine | null
  /** Sequence of the registry that the document was made from: `poll.php` names the one that is in the store. */
  readonly registry: number
  readonly shell: { readonly version: string; readonly contract: string }
  readonly remotes: readonly BrowserRemote[]
  /** The answer of the route's `firstData` call; on the shell's own pages their text (`page.php`). */
  readonly firstData?: unknown
  /**
   * ISO time at which what `<main>` holds was made, where that was not `serverTime`: a visitor's page may be some seconds
   * old.
   */
  readonly documentTime?: string
  /** True where `<main>` holds a fragment that the frame hydrates. */
  readonly fragment: boolean
  /** The fragment was rendered for this document alone: most of what it offers needs script. */
  readonly needsScript?: boolean
  /** Which variant of the fragment it is, where it is not the plain one. */
  readonly variant?: string | undefined
  /** An error the document was answered with: 404, or 503 where no part could be loaded. */
  readonly status: number
}

/** What the footer says of the company. */
export type CompanyLine = Pick<
  CompanyInfo,
  'name' | 'address' | 'city' | 'kvk' | 'support_email' | 'support_phone'
>

/** {@link BootData} as it is written into the document. */
export interface DocumentBootData extends Omit<BootData, 'remotes'> {
  readonly remotes: readonly DocumentRemote[]
}

/** Id of the element that holds {@link DocumentBootData}. */
export const bootElementId = 'boot'

/** Ids of the elements that are in every document and are never made again. */
export const mountPoints = {
  header: 'lonk-header',
  warnings: 'lonk-warnings',
  main: 'lonk-main',
  footer: 'lonk-footer',
  overlays: 'lonk-overlays',
} as const
