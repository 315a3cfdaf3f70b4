import { later } from '@lonk/shared-ui/remote/later.tsx'

/** Few photos are locked: in the chunk of the menus, which every profile fetches afterwards. */
export const LateUnlock = later(
  async () => (await import(/* webpackChunkName: "profile-acts" */ './unlock.tsx')).Unlock,
)
