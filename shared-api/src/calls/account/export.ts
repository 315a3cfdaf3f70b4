import type { Call } from '../../call.ts'
import type { AskExportAnswer, AskExportRequest, ExportAnswer, ExportFileQuery } from './export.schema.ts'

/**
 * Everything the site holds about the member, as a ZIP of JSON and photos, made by a job. Whoever logged in more than
 * fifteen minutes ago gives the password again: an open browser must not be enough to get all of somebody's life.
 */
export const askExport: Call<AskExportRequest, AskExportAnswer> = { method: 'POST', path: '/api/export.php' }

/** Asked until it is `ready`; each answer then has a fresh link for ten minutes. */
export const getExport: Call<{ id: number }, ExportAnswer> = { method: 'GET', path: '/api/export.php' }

/** Where that link leads: followed by the browser, never called by a page. */
export const getExportFile: Call<ExportFileQuery, undefined> = {
  method: 'GET',
  path: '/api/export-file.php',
}
