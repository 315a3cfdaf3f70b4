import { later } from '@lonk/shared-ui/remote/later.tsx'

// Two chunks beside the page's own: people come first.

/** The fields of the filters. Without them the chips still work. */
export const LateFilterFields = later(
  async () => (await import(/* webpackChunkName: "search-filters" */ './filter-fields.tsx')).FilterFields,
)
export const LateFilterSheet = later(
  async () => (await import(/* webpackChunkName: "search-filters" */ './filter-sheet.tsx')).FilterSheet,
)

// What few searches come to.
export const LateSavedSearches = later(
  async () =>
    (await import(/* webpackChunkName: "search-rest" */ './saved/saved-searches.tsx')).SavedSearches,
)
export const LateNobody = later(
  async () => (await import(/* webpackChunkName: "search-rest" */ './nobody/nobody.tsx')).Nobody,
)
export const LatePromoCard = later(
  async () => (await import(/* webpackChunkName: "search-rest" */ './promo-card.tsx')).PromoCard,
)
