import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { typedPassword } from '../../schemas/account-fields.ts'
import { id, instant } from '../../schemas/primitives.ts'
import { queryId } from '../../schemas/query.ts'
import { askExport, getExport, getExportFile } from './export.ts'

const exportStatus = z.enum(['queued', 'ready', 'failed', 'expired'])

export const askExportAnswer = z.object({ id, status: exportStatus })
export type AskExportAnswer = z.infer<typeof askExportAnswer>

export const exportAnswer = z.object({
  status: exportStatus,
  url: z.nullable(z.string()),
  /** Of the link. */
  expires_at: z.nullable(instant),
})
export type ExportAnswer = z.infer<typeof exportAnswer>

export const exportFileQuery = z.object({ id: queryId, e: queryId, s: z.string().check(z.maxLength(100)) })
export type ExportFileQuery = z.infer<typeof exportFileQuery>

/** `password` may be left out within fifteen minutes of logging in; after that its absence is `field_required`. */
export const askExportRequest = z.strictObject({ password: z.optional(typedPassword) })
export type AskExportRequest = z.infer<typeof askExportRequest>

/** Three a day is a business limit: 403 export_limit. */
export const askExportContract = defineCall(askExport, {
  access: 'U',
  body: askExportRequest,
  answer: askExportAnswer,
  status: 202,
  errors: ['export_limit', 'old_password_wrong'],
  limits: [per.minutes(20, 5)],
})

export const getExportContract = defineCall(getExport, {
  access: 'U',
  query: z.object({ id: queryId }),
  answer: exportAnswer,
  errors: ['not_found'],
  limits: [per.minute(60)],
})

/** Only in the session that was given the link. */
export const getExportFileContract = defineCall(getExportFile, {
  access: 'U',
  query: exportFileQuery,
  errors: ['not_found'],
  limits: [per.minute(10)],
})
