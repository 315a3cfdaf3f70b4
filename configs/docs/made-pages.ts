import { browserStoragePage, writeBrowserStoragePage } from './browser-storage-page.ts'
import { sharedEventsPage, writeSharedEventsPage } from './shared-events-page.ts'

/** Every page that is made from docstrings: where it is, and what it has to say. */
export const madePages: readonly { readonly path: string; readonly write: () => string }[] = [
  { path: sharedEventsPage, write: writeSharedEventsPage },
  { path: browserStoragePage, write: writeBrowserStoragePage },
]
