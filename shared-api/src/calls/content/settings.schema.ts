import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { language } from '../../schemas/primitives.ts'
import { settings } from '../../schemas/settings.ts'
import { getSettings } from './settings.ts'

export const settingsQuery = z.object({
  domain: z.optional(z.string().check(z.maxLength(253))),
  country: z.optional(z.string().check(z.maxLength(40))),
})
/** Any other parameter of the route may be sent too and is ignored. */
export type SettingsQuery = z.infer<typeof settingsQuery>

export const settingsAnswer = z.object({
  settings,
  /** The language that the visited domain stands for; null on the default domain, which stands for none. */
  domain_language: z.nullable(language),
  /** The site's hosts of this niche with the languages they stand for; an API of before did not say. */
  domains: z.optional(z.array(z.object({ host: z.string(), language: z.nullable(language) }))),
})
export type SettingsAnswer = z.infer<typeof settingsAnswer>

export const settingsContract = defineCall(getSettings, {
  access: 'V',
  query: settingsQuery,
  answer: settingsAnswer,
  errors: [],
  limits: [per.minute(60)],
})
