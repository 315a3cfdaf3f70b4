import { later } from '@lonk/shared-ui/remote/later.tsx'

/** Fifty drawings weigh as much as a page's own code: they come with the menus of a profile, after its words. */
export const LateInterestIcon = later(
  async () => (await import(/* webpackChunkName: "profile-acts" */ './interest-icon.tsx')).InterestIcon,
)
