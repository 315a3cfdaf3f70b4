import { type BootData, bootElementId, type DocumentBootData } from '@lonk/shared-events/boot.ts'
import { fromDocument } from '@lonk/shared-events/document-remotes.ts'

/**
 * What the document server inlined. The document and the shell's scripts are of one release, so the shape is
 * this release's own; a document without it was not made by our server and cannot be started.
 */
export const readBootData = (root: Document = document): BootData => {
  const text = root.getElementById(bootElementId)?.textContent
  if (!text) throw new Error('the document carries no boot data')
  const data: DocumentBootData = JSON.parse(text)
  return { ...data, remotes: data.remotes.map(fromDocument) }
}
