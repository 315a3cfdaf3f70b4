import { browserStoragePage, writeBrowserStoragePage } from './browser-storage-page.ts'
import { codeOwnersFile, writeCodeOwners } from './code-owners.ts'
import { registrySchemaFile, writeRegistrySchema } from './registry-schema.ts'
import { sharedEventsPage, writeSharedEventsPage } from './shared-events-page.ts'

/** Every file that is made from sources: where it is, and what it has to say. */
export const madePages: readonly { readonly path: string; readonly write: () => string }[] = [
  { path: sharedEventsPage, write: writeSharedEventsPage },
  { path: browserStoragePage, write: writeBrowserStoragePage },
  { path: codeOwnersFile, write: writeCodeOwners },
  { path: registrySchemaFile, write: writeRegistrySchema },
]
