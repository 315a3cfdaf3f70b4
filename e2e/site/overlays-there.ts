import type { Page } from '@playwright/test'

/**
 * Once what lies above the page has come: dialogs, warnings, what other parts show on an event. Until then a press on
 * such an action leads to its page instead.
 */
export const overlaysThere = (page: Page): Promise<void> =>
  page.locator('#lonk-announcer').waitFor({ state: 'attached' })
