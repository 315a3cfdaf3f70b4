import { later } from '@lonk/shared-ui/remote/later.tsx'

// Menus are opened after the profile is there: both in one chunk.
export const LateProfileMenu = later(
  async () => (await import(/* webpackChunkName: "profile-acts" */ './profile-menu.tsx')).ProfileMenu,
)
export const LateReportOrBlock = later(
  async () => (await import(/* webpackChunkName: "profile-acts" */ './report-or-block.tsx')).ReportOrBlock,
)
